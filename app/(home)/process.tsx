import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { homeSections } from '@/content/home';
import { processSteps } from '@/content/process';
import { ProcessPlayer } from './process-player';
import { StepDetails } from './step-details';

export function Process() {
  const { heading, intro, watch, pause, step: stepWord, deliverables } = homeSections.process;
  return (
    <Section id="process" heading={heading} intro={intro} className="border-t border-line bg-sunken">
      <ProcessPlayer
        watchLabel={watch}
        pauseLabel={pause}
        watchIcon={<Icon name="play" className="size-4" />}
        pauseIcon={<Icon name="pause" className="size-4" />}
        steps={processSteps.map((step) => ({
          id: step.id,
          title: step.title,
          numberLabel: `${stepWord} ${step.id}: ${step.title}`,
          duration: step.duration,
          facts: <StepDetails step={step} deliverablesLabel={`${step.title}: ${deliverables}`} />,
        }))}
      />
    </Section>
  );
}
