import clsx from 'clsx';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { type Article, services } from '@/content';
import { serviceHref } from '../links';

type SectionListsProps = { section: Article['sections'][number]; className?: string };

/** The lists of a section: points, what the browser keeps, and the trades that we work for with the service that fits. */
export function SectionLists({ section, className }: SectionListsProps) {
  const { points = [], entries = [], trades = [] } = section;
  if (points.length + entries.length + trades.length === 0) return null;
  return (
    <ul className={clsx('divide-y divide-line *:py-3', className)}>
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
        <li key={text}>
          <Words text={text} />
          <Link
            href={serviceHref(service)}
            underline="always"
            className="flex min-h-11 w-fit items-center text-small text-primary"
          >
            <Words text={services.find(({ slug }) => slug === service)!.title} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
