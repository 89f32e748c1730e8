import { Icon } from '@/components/ui/icon';
import { TickList } from '@/components/ui/tick-list';
import { Words } from '@/components/ui/words';
import { type Service, servicesPage } from '@/texts/services';

const headingClass = 'font-heading text-lead [line-height:1.6rem] font-semibold';

/** What a service includes, brings, works with, and how long it takes: in its dialog, and without script in its card. In two columns where there is room. */
export function ServiceDetails({ service }: { service: Service }) {
  const { features, deliverables, platforms, timeline } = service;
  const { card } = servicesPage;
  return (
    <div className="grid [grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-6 gap-y-5 text-small">
      <div>
        <h4 className={headingClass}>
          <Words text={card.included} />
        </h4>
        <TickList className="mt-2 text-muted" items={features} />
      </div>
      <div>
        <h4 className={headingClass}>
          <Words text={card.deliverables} />
        </h4>
        <TickList className="mt-2 text-muted" items={deliverables} />
      </div>
      <div>
        <h4 className={headingClass}>
          <Words text={card.platforms} />
        </h4>
        <ul className="mt-2 flex flex-wrap gap-2">
          {platforms.map((name) => (
            <li key={name} className="rounded-inner bg-sunken px-2.5 py-1 text-muted">
              <Words text={name} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h4 className={headingClass}>
          <Words text={card.timeline} />
        </h4>
        <p className="mt-2 flex items-center gap-2 text-muted">
          <Icon name="clock" className="size-4.5 text-primary" />
          <Words text={timeline} />
        </p>
        <p className="mt-4 text-muted">
          <Words text={card.quoteNote} />
        </p>
      </div>
    </div>
  );
}
