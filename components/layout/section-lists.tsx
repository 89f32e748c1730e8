import clsx from 'clsx';
import { LineLink } from '@/components/ui/line-link';
import { Words } from '@/components/ui/words';
import { type about, services } from '@/content';
import { serviceHref } from '../page-links';

type Lists = Partial<Pick<(typeof about)['sections'][number], 'points' | 'entries' | 'trades'>>;
type SectionListsProps = { section: Lists; className?: string };

/** The lists of a section: points, what the browser keeps, and the trades that we work for with the service that fits. */
export function SectionLists({ section, className }: SectionListsProps) {
  const { points = [], entries = [], trades = [] } = section;
  if (points.length + entries.length + trades.length === 0) return null;
  return (
    <ul className={clsx('*:border-t *:border-line *:py-2', className)}>
      {points.map((point) => (
        <li key={point}>
          <Words text={point} />
        </li>
      ))}
      {entries.map(({ key, text }) => (
        <li key={key}>
          <code className="rounded-inner bg-sunken px-2 text-small">{key}</code> <Words text={text} />
        </li>
      ))}
      {trades.map(({ text, service }) => (
        <li key={text} className="flex flex-wrap items-center justify-between gap-x-6">
          <Words text={text} />
          <ServiceLink slug={service} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing without a service. One that was removed stops a build; the editor shows the page. */
function ServiceLink({ slug }: { slug?: string }) {
  const service = services.find((one) => one.slug === slug);
  if (!service) return null;
  return (
    <LineLink href={serviceHref(service.slug)} className="text-primary">
      <Words text={service.title} />
    </LineLink>
  );
}
