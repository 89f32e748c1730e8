import clsx from 'clsx';
import { gradientClass, type GradientName } from '@/components/ui/gradient';
import { Drawing } from '@/components/ui/picture-panel';
import { marked, Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import type { ProcessStep } from '@/content/process';

export type StepScene = { drawing: string; gradient: GradientName };

type StepDetailsProps = { step: ProcessStep; deliverablesLabel: string; scene: StepScene | undefined };

export function StepDetails({ step, deliverablesLabel, scene }: StepDetailsProps) {
  const middle = `min-w-0 flex-1 basis-52 ${scene ? 'lg:[grid-column:2/-2]' : 'lg:[grid-column:1/-2]'}`;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-6 lg:grid print:grid">
      <div className="flex w-full flex-wrap gap-x-8 gap-y-6 lg:contents print:row-span-2">
        {scene && (
          <Drawing
            name={scene.drawing}
            className={clsx(
              'h-44 min-w-0 flex-1 basis-52 rounded forced-color-adjust-none lg:row-span-2 lg:h-52 lg:w-full print:flex-none',
              gradientClass[scene.gradient],
            )}
          />
        )}
        <div className={middle}>
          <Text as="h3" className="text-heading" text={step.subtitle} />
          <Text className="mt-2 text-muted print:text-small" text={step.description} />
        </div>
      </div>
      <TickList
        aria-label={deliverablesLabel}
        className={`${middle} flex-wrap lg:flex lg:gap-x-4`}
        items={step.deliverables}
      />
      {step.metrics.length > 0 && (
        <dl className="flex min-w-0 flex-1 basis-52 flex-wrap gap-x-3 gap-y-4 sm:gap-x-8 lg:[grid-column:-2] lg:row-[1/3] lg:flex-col print:grid print:grid-cols-2">
          {step.metrics.map(({ label, value }) => (
            <div key={label} className="flex flex-col">
              <Text as="dt" className="text-small text-muted max-sm:max-w-28" text={label} />
              <dd className="order-first font-heading text-price font-semibold text-emphasis print:text-[1.5rem]">
                {marked(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
