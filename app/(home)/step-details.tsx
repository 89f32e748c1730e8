import clsx from 'clsx';
import { gradientClass, type GradientName } from '@/components/ui/gradient';
import { Drawing } from '@/components/ui/picture-panel';
import { marked, Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import type { ProcessStep } from '@/content/process';

const scenes: Record<NonNullable<ProcessStep['drawing']>, { drawing: string; gradient: GradientName }> = {
  plan: { drawing: 'step-1', gradient: 'paddy' },
  design: { drawing: 'step-2', gradient: 'teal' },
  launch: { drawing: 'step-3', gradient: 'river' },
  growth: { drawing: 'step-4', gradient: 'leaf' },
};

export function StepDetails({ step, deliverablesLabel }: { step: ProcessStep; deliverablesLabel: string }) {
  const scene = step.drawing && scenes[step.drawing];
  return (
    <div className="step-facts">
      {scene && (
        <Drawing name={scene.drawing} className={clsx('step-picture', gradientClass[scene.gradient])} />
      )}
      <div className="step-text">
        <Text as="h4" className="font-heading text-heading font-semibold" text={step.subtitle} />
        <Text className="mt-2 text-muted" text={step.description} />
      </div>
      <TickList aria-label={deliverablesLabel} className="step-deliverables" items={step.deliverables} />
      {step.metrics.length > 0 && (
        <dl className="step-metrics">
          {step.metrics.map(({ label, value }) => (
            <div key={label} className="flex flex-col">
              <Text as="dt" className="text-small text-muted" text={label} />
              <dd className="order-first font-heading text-price font-semibold text-emphasis">
                {marked(value)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
