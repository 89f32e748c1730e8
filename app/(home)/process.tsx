import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { homeSections } from '@/content/home';
import { processSteps } from '@/content/process';
import { ProcessPlayer } from './process-player';
import { StepDetails, type StepScene } from './step-details';
import { StepWater } from './step-water';

/** The drawing of each step, on its gradient. A step beyond these is shown without one. */
const scenes = [
  { drawing: 'step-1', gradient: 'paddy' },
  { drawing: 'step-2', gradient: 'teal' },
  { drawing: 'step-3', gradient: 'river' },
  { drawing: 'step-4', gradient: 'leaf' },
] as const satisfies StepScene[];

export function Process() {
  const { heading, intro, watch, pause, step: stepWord, deliverables } = homeSections.process;
  return (
    <Section id="process" heading={heading} intro={intro} className="border-t border-line bg-sunken">
      <ProcessPlayer
        watchLabel={watch}
        pauseLabel={pause}
        watchIcon={<Icon name="play" className="size-4" />}
        pauseIcon={<Icon name="pause" className="size-4" />}
        steps={processSteps.map((step, index) => ({
          id: step.id,
          title: step.title,
          numberLabel: `${stepWord} ${step.id}: ${step.title}`,
          duration: step.duration,
          water: <StepWater index={index} count={processSteps.length} />,
          facts: (
            <StepDetails
              step={step}
              deliverablesLabel={`${step.title}: ${deliverables}`}
              scene={scenes[index]}
            />
          ),
        }))}
      />
    </Section>
  );
}
