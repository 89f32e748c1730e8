import { StartAndChat } from '@/components/layout/start-and-chat';
import { Container } from '@/components/ui/container';
import { hero, homeSections, processSteps } from '@/content';
import { ProcessPlayer } from './process-player';

const steps = processSteps.map(({ metrics, ...step }) => ({
  ...step,
  metrics: metrics.map(({ value, label }) => ({ value, label })),
}));

export function Process() {
  return (
    <section
      id="process"
      aria-labelledby="process-heading"
      className="border-t border-line bg-sunken py-[64px] md:pt-16 md:pb-24"
    >
      <Container>
        <ProcessPlayer words={homeSections.process} steps={steps} />
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <StartAndChat start={hero.start} chat={hero.chat} />
        </div>
      </Container>
    </section>
  );
}
