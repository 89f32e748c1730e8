import { Board } from './name-on-the-board';

/** Both banks of the Krishna, from edge to edge of the window, by day or by night. The saree shop is below the panels. */
export function Street() {
  return (
    <div aria-hidden="true" className="street">
      <div className="street-scene">
        <Riverside className="size-full dark:hidden" />
        <Riverside view="#night" className="hidden size-full dark:block" />
        <Board lit={<Riverside view="#lit" className="board-lit" />} />
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
      className={className}
    />
  );
}
