import clsx from 'clsx';
import { deltaStrands, deltaTips, field } from './delta';

/** The drawing itself, once a page; `DeltaLines` shows it wherever it is wanted. */
export function DeltaSymbol() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="delta" viewBox={`0 0 ${field.width} ${field.height}`} preserveAspectRatio="none">
        <path d={deltaStrands().join('')} vectorEffect="non-scaling-stroke" />
      </symbol>
    </svg>
  );
}

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
      <use href="#delta" />
    </svg>
  );
}

/** The bright ends of the strands: a second drawing over `DeltaLines` in the same box. */
export function DeltaTips({ className, isFine }: DeltaProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${field.width} ${field.height}`}
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={clsx(
        'pointer-events-none absolute overflow-visible stroke-[5px]',
        !isFine && 'md:stroke-[9px]',
        className,
      )}
    >
      <path
        d={deltaTips()
          .map(({ x, y }) => `M${x} ${y}h0`)
          .join('')}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
