import './step-details.css';
import clsx from 'clsx';
import { Drawing } from '@/components/ui/drawing';
import { gradientClass } from '@/components/ui/gradient';
import { TickList } from '@/components/ui/tick-list';
import { Words } from '@/components/ui/words';
import type { ProcessStep } from '@/content';
import { drawings } from '@/drawings';

export function StepDetails({ step, deliverablesLabel }: { step: ProcessStep; deliverablesLabel: string }) {
  return (
    <div className="step-details">
      {step.drawing && (
        <Drawing
          name={step.drawing}
          className={clsx(
            'step-picture w-full rounded forced-color-adjust-none',
            gradientClass[drawings[step.drawing].gradient],
          )}
        />
      )}
      <div className="step-text">
        <h4 className="font-heading text-heading font-semibold">
          <Words text={step.subtitle} />
        </h4>
        <p className="mt-2 text-muted">
          <Words text={step.description} />
        </p>
      </div>
      <TickList
        aria-label={deliverablesLabel}
        className="step-deliverables lg:flex lg:flex-wrap lg:gap-x-5"
        items={step.deliverables}
      />
      {step.metrics.length > 0 && (
        <dl className="step-metrics grid content-start">
          {step.metrics.map(({ label, value }) => (
            <div key={label} className="flex flex-col">
              <dt className="text-small text-muted">
                <Words text={label} />
              </dt>
              <dd className="order-first font-heading text-price font-semibold text-emphasis">
                <Words text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
