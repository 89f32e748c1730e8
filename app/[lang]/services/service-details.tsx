import './service-details.css';
import { Icon } from '@/components/ui/icon';
import { TickList } from '@/components/ui/tick-list';
import { Words } from '@/components/ui/words';
import { type Service, servicesPage } from '@/content';
import { factsOf } from './facts';

const headingClass = 'font-heading text-lead [line-height:1.6rem] font-semibold';

type ServiceDetailsProps = {
  service: Service;
  /** Whether what is extra is said elsewhere: in the dialog, at the price. */
  isExtraElsewhere?: boolean;
};

/** What a service includes, brings, works with, and how long it takes: in its dialog, and without script in its card. */
export function ServiceDetails({ service, isExtraElsewhere = false }: ServiceDetailsProps) {
  const { features, deliverables, platforms, timeline, extra } = service;
  const { card, facts } = servicesPage;
  const known = factsOf(service);
  const sentences = extra && !isExtraElsewhere ? [...known, extra] : known;
  return (
    <div className="service-details">
      <div className="service-details-parts grid gap-5 text-small">
        <div className="details-included">
          <h4 className={headingClass}>
            <Words text={card.included} />
          </h4>
          <TickList className="mt-2 text-muted" items={features} />
        </div>
        <div className="details-deliverables">
          <h4 className={headingClass}>
            <Words text={card.deliverables} />
          </h4>
          <TickList className="mt-2 text-muted" items={deliverables} />
        </div>
        <div className="details-platforms">
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
        <div className="details-timeline">
          <h4 className={headingClass}>
            <Words text={card.timeline} />
          </h4>
          <p className="mt-2 flex items-center gap-2 text-muted">
            <Icon name="clock" className="size-4.5 text-primary" />
            <Words text={timeline} />
          </p>
        </div>
        {sentences.length > 0 && (
          <div className="details-note grid gap-2">
            {known.length > 0 && (
              <h4 className={headingClass}>
                <Words text={facts.heading} />
              </h4>
            )}
            {sentences.map((sentence) => (
              <p key={sentence} className="text-muted">
                <Words text={sentence} />
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
