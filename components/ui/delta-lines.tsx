import clsx from 'clsx';

/** Drawn by `npm run icons`: a symbol for the strands, one for their ends. Not in the page, which is to be light. */
const DRAWING = '/drawings/delta.svg';

type DeltaProps = {
  className: string;
  /** For a low box, in which wider strands would run into one. */
  isFine?: boolean;
};

/**
 * The delta motif, stretched to the box that `className` gives it. It comes last in its section, or it
 * would be painted, and then move, while the rest of the section still arrives.
 */
export function DeltaLines({ className, isFine }: DeltaProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={clsx(
        'pointer-events-none absolute',
        isFine ? 'stroke-[1px]' : 'stroke-[1.5px] md:stroke-[2.5px]',
        className,
      )}
    >
      <use href={`${DRAWING}#strands`} />
    </svg>
  );
}

/** The bright ends of the strands: a second drawing over `DeltaLines` in the same box. */
export function DeltaTips({ className, isFine }: DeltaProps) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={clsx(
        'pointer-events-none absolute overflow-visible stroke-[5px]',
        !isFine && 'md:stroke-[9px]',
        className,
      )}
    >
      <use href={`${DRAWING}#tips`} />
    </svg>
  );
}
