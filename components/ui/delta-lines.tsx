import { deltaPaths } from './delta';

/** The drawing itself, once a page; `DeltaLines` shows it wherever it is wanted. */
export function DeltaSymbol() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <symbol id="delta" viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice">
        {deltaPaths().map((path, generation) => (
          <path key={path} d={path} strokeWidth={7 - generation * 1.25} />
        ))}
      </symbol>
    </svg>
  );
}

/** The delta motif as a backdrop: fills the nearest positioned ancestor, behind its content. */
export function DeltaLines({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className={`pointer-events-none absolute ${className}`}
    >
      <use href="#delta" />
    </svg>
  );
}
