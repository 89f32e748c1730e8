import type { ProcessStep } from '@/content/process';

/** All that is to be said of one step of the process. */
export function StepDetails({ step, deliverablesLabel }: { step: ProcessStep; deliverablesLabel: string }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[5fr_4fr_4fr]">
      <div>
        <h3 className="text-heading">{step.subtitle}</h3>
        <p className="mt-2 text-muted">{step.description}</p>
      </div>
      <ul aria-label={deliverablesLabel} className="tick-list space-y-2 self-center">
        {step.deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
      <dl className="grid grid-cols-2 gap-4 self-center">
        {step.metrics.map(({ label, value }) => (
          <div key={label} className="flex flex-col border-s-2 border-accent ps-3">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="order-first font-heading text-heading font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
