import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Words } from '@/components/ui/words';
import { type Piece, services, work } from '@/content';
import { hostOf, isFilm } from '../links';
import { serviceHref } from '../page-links';

type PieceProps = {
  piece: Piece;
  /** How wide its picture is shown, as the attribute `sizes` has it. */
  sizes: string;
  heading?: 'h2' | 'h3' | 'h5';
  /** False where it is among the details of its service. */
  hasService?: boolean;
  /** Whether its picture is beside its words, on a wide screen. */
  isBeside?: boolean;
  /** What the customer says. */
  children?: ReactNode;
};

/** A piece of work: what there is to see, whose it is, what came of it and what was done. */
export function PieceOfWork({
  piece,
  sizes,
  heading: Heading = 'h3',
  hasService = true,
  isBeside = false,
  children,
}: PieceProps) {
  const { name, trade, town, link, text, since, figure, source } = piece;
  const service = services.find(({ slug }) => slug === piece.service);
  return (
    <article className={clsx('group', isBeside && 'items-start gap-x-12 md:grid md:grid-cols-2')}>
      <PicturePanel
        drawing={service?.drawing ?? 'coast'}
        gradient={service?.gradient ?? 'teal'}
        photo={piece.photo}
        sizes={sizes}
        className="aspect-3/2 rounded"
      >
        {link && !piece.photo && <Badge tone="plain">{hostOf(link)}</Badge>}
      </PicturePanel>
      <div className="mt-4">
        <Heading className="font-heading text-heading font-semibold">
          <Words text={name} />
        </Heading>
        <p className="text-small text-muted">
          <Words text={`${trade}, ${town}`} />
          {' · '}
          <span className="inline-block">
            <Words text={`${work.since} ${since}`} />
          </span>
        </p>
        {figure && source && (
          <p className="mt-3">
            <span className="block font-heading text-price font-semibold text-balance text-emphasis">
              <Words text={figure} />
            </span>
            <span className="text-caption text-subtle">
              <Words text={`${work.source} ${source}`} />
            </span>
          </p>
        )}
        <p className="mt-3">
          <Words text={text} />
        </p>
        {service && hasService && (
          <p className="mt-3 text-small">
            <Link href={serviceHref(service.slug)} underline="always" className="text-primary">
              <Words text={service.title} />
            </Link>
          </p>
        )}
        {link && (
          <Link
            href={link}
            underline="hover"
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
          >
            <Words text={isFilm(link) ? work.reel : work.website} />
            <span className="sr-only">
              <Words text={`: ${name}`} />
            </span>
            <Icon name="arrowRight" className="size-4 arrow" />
          </Link>
        )}
        {children}
      </div>
    </article>
  );
}
