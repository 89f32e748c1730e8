/** Both banks of the Krishna, from edge to edge of the window, by day or by night. The saree shop is below the panels. */
export function Street() {
  return (
    <div aria-hidden="true" className="street">
      <div className="street-scene">
        <Riverside className="dark:hidden" />
        <Riverside view="#night" className="hidden dark:block" />
      </div>
    </div>
  );
}

function Riverside({ view = '', className }: { view?: string; className: string }) {
  return (
    <img
      src={`/drawings/riverside.svg${view}`}
      alt=""
      width={1600}
      height={360}
      loading="lazy"
      decoding="async"
      className={`size-full ${className}`}
    />
  );
}
