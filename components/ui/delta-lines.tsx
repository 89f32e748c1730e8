import { deltaPaths } from './delta';

/** Pixels, from the trunk to the tips. */
const STROKE_WIDTHS = [5, 4, 3, 2, 1.25];

/** The drawing itself, once a page; `DeltaLines` shows it wherever it is wanted. */
export function DeltaSymbol() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="delta" viewBox="0 0 1200 600" preserveAspectRatio="none">
        {deltaPaths().map((path, generation) => (
          <path
            key={path}
            d={path}
            strokeWidth={STROKE_WIDTHS[generation]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </symbol>
    </svg>
  );
}

/**
 * The delta motif as a backdrop, stretched to the box that `className` gives it. It stands last in its
 * section, or it would be painted, and then move, while the rest of the section still arrives.
 */
export function DeltaLines({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={`pointer-events-none absolute mask-[linear-gradient(to_right,transparent,#000_35%)] ${className}`}
    >
      <use href="#delta" />
    </svg>
  );
}
