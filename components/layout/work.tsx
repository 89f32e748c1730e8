import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { LineLink } from '@/components/ui/line-link';
import { Section } from '@/components/ui/section';
import { Words } from '@/components/ui/words';
import { pages, work } from '@/content';
import { SHOWN } from '@/content/work-page';
import { PieceOfWork } from './piece-of-work';

/** By how many pieces there are: how they are laid out, and how wide the picture of each is. */
const LAYOUTS = [
  { columns: '', sizes: '' },
  { columns: '', sizes: '(min-width: 75rem) 45rem, (min-width: 56.25rem) 60vw, 100vw' },
  { columns: 'sm:grid-cols-2', sizes: '(min-width: 75rem) 36rem, (min-width: 37.5rem) 50vw, 100vw' },
  { columns: 'md:grid-cols-3', sizes: '(min-width: 75rem) 24rem, (min-width: 56.25rem) 33vw, 100vw' },
];

/** The pieces of work that a section shows: the first ones. */
export const shownWork = () => work.pieces.slice(0, SHOWN);

/** The first pieces of work, with a link to all of it if there is more; nothing until the owner has any. */
export function Work() {
  const shown = shownWork();
  if (shown.length === 0) return null;
  const { columns, sizes } = LAYOUTS[shown.length]!;
  return (
    <Section id="work" heading={work.heading}>
      <div className={clsx('mt-8 grid grid-cols-1 gap-x-8 gap-y-10', columns)}>
        {shown.map((piece) => (
          <PieceOfWork key={piece.id} piece={piece} sizes={sizes} isBeside={shown.length === 1} />
        ))}
      </div>
      {pages.work && (
        <LineLink href={pages.work.path} className="mt-8 gap-2 font-semibold text-primary">
          <Words text={work.all} />
          <Icon name="arrowRight" className="size-4 arrow" />
        </LineLink>
      )}
    </Section>
  );
}
