import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { homeSections } from '@/content/home';
import { type ProcessStep, processSteps } from '@/content/process';
import { ProcessPlayer } from './process-player';
import { Paddy, ProcessRiver } from './process-river';
import { StepDetails, type StepScene } from './step-details';

const scenes: Record<NonNullable<ProcessStep['drawing']>, StepScene> = {
  plan: { drawing: 'step-1', gradient: 'paddy' },
  design: { drawing: 'step-2', gradient: 'teal' },
  launch: { drawing: 'step-3', gradient: 'river' },
  growth: { drawing: 'step-4', gradient: 'leaf' },
};

export function Process() {
  const { heading, intro, watch, pause, step: stepWord, deliverables } = homeSections.process;
  return (
    <Section
      id="process"
      heading={heading}
      intro={intro}
      className="overflow-hidden border-t border-line bg-sunken md:pt-16 print:break-inside-avoid print:border-0"
    >
      <ProcessPlayer
        watchLabel={watch}
        pauseLabel={pause}
        watchIcon={<Icon name="play" className="size-4" />}
        pauseIcon={<Icon name="pause" className="size-4" />}
        openIcon={
          <Icon name="chevronDown" className="needs-script size-5 text-primary wide:hidden print:hidden" />
        }
        steps={processSteps.map((step, index) => ({
          id: step.id,
          title: step.title,
          numberLabel: `${stepWord} ${step.id}: ${step.title}`,
          duration: step.duration,
          river: <ProcessRiver index={index} />,
          plant: <Paddy index={index} isLast={index === processSteps.length - 1} />,
          facts: (
            <StepDetails
              step={step}
              deliverablesLabel={`${step.title}: ${deliverables}`}
              scene={step.drawing && scenes[step.drawing]}
            />
          ),
        }))}
      />
    </Section>
  );
}
