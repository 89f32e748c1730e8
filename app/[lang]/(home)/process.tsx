import './process.css';
import { StartAndChat } from '@/components/layout/start-and-chat';
import { Drawing } from '@/components/ui/drawing';
import { SectionFrame, SectionTitle } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { hero, homeSections, type ProcessStep, processSteps } from '@/content';
import type { DrawingName } from '@/drawings';
import { ProcessPlayer } from './process-player';
import { StepDetails } from './step-details';

/** From the first step to the last the paddy grows. */
const PLANTS: readonly DrawingName[] = ['seedling', 'young-paddy', 'tall-paddy', 'ripe-paddy'];
const plantOf = (index: number) =>
  PLANTS[Math.round((index / (processSteps.length - 1)) * (PLANTS.length - 1))]!;

export function Process() {
  const { heading, intro, watch, pause, deliverables } = homeSections.process;
  return (
    <SectionFrame isSunken id="process" className="md:pt-16">
      <ProcessPlayer
        watch={<Words text={watch} />}
        pause={<Words text={pause} />}
        steps={processSteps.map((step, index) => ({
          id: step.id,
          name: <StepName step={step} number={index + 1} plant={plantOf(index)} />,
          details: <StepDetails step={step} deliverablesLabel={`${step.title}: ${deliverables}`} />,
        }))}
        river={<Drawing name="process-river" className="process-river absolute -z-1 max-w-none" />}
      >
        <SectionTitle id="process" heading={heading} intro={intro} />
      </ProcessPlayer>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <StartAndChat start={hero.start} chat={hero.chat} />
      </div>
    </SectionFrame>
  );
}

type StepNameProps = { step: ProcessStep; number: number; plant: DrawingName };

function StepName({ step, number, plant }: StepNameProps) {
  return (
    <>
      <span className="step-circle flex shrink-0 items-center justify-center rounded-full transition-paint">
        <span className="sr-only">
          <Words text={`${homeSections.process.step} `} />
        </span>
        {number}
      </span>{' '}
      <span className="min-w-0">
        <span>
          <Words text={step.title} />
        </span>{' '}
        <span className="block font-sans text-small font-normal text-muted">
          <Words text={step.duration} />
        </span>
      </span>
      <Drawing name={plant} className="step-plant absolute" />
    </>
  );
}
