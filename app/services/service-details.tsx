import { Icon } from '@/components/ui/icon';
import { Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import { type Service, servicesPage } from '@/content/services';

const headingClass = 'font-heading text-lead [line-height:1.6rem] font-semibold';

export function ServiceDetails({ service }: { service: Service }) {
  const { features, deliverables, platforms, timeline } = service;
  const { card } = servicesPage;
  return (
    <div className="grid gap-6 text-small sm:grid-cols-2">
      <div>
        <Text as="h4" className={headingClass} text={card.included} />
        <TickList className="mt-2 text-muted" items={features} />
      </div>
      <div>
        <Text as="h4" className={headingClass} text={card.deliverables} />
        <TickList className="mt-2 text-muted" items={deliverables} />
      </div>
      <div>
        <Text as="h4" className={headingClass} text={card.platforms} />
        <ul className="mt-2 flex flex-wrap gap-2">
          {platforms.map((name) => (
            <Text as="li" key={name} className="rounded-inner bg-sunken px-2.5 py-1 text-muted" text={name} />
          ))}
        </ul>
      </div>
      <div>
        <Text as="h4" className={headingClass} text={card.timeline} />
        <p className="mt-2 flex items-center gap-2 text-muted">
          <Icon name="clock" className="size-4.5 shrink-0 text-primary" />
          {timeline}
        </p>
        <Text className="mt-2 text-muted" text={card.quoteNote} />
      </div>
    </div>
  );
}
