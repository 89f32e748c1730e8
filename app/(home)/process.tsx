import { StartAndChat } from '@/components/layout/start-and-chat';
import { Section } from '@/components/ui/section';
import { hero, homeSections } from '@/texts/home';
import { processSteps } from '@/texts/process';
import { ProcessPlayer } from './process-player';

export function Process() {
  const { heading, intro, ...words } = homeSections.process;
  return (
    <Section id="process" heading={heading} intro={intro} className="border-t border-line bg-sunken md:pt-16">
      <ProcessPlayer words={words} steps={processSteps} />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <StartAndChat start={hero.start} chat={hero.chat} />
      </div>
    </Section>
  );
}
