'use client';

import { type ReactNode, useState } from 'react';
import { announce } from './announce';
import { marked } from './text';

const ALL = 'all';

type FilterProps = {
  label: string;
  categories: readonly { id: string; label: string }[];
  /** Every card stays in the page; a category only hides the others. `row`: of the board, if there is one. */
  items: readonly { id: string; category: string; card: ReactNode; row?: ReactNode }[];
  shown: { one: string; other: string };
  /** Heads a board above the cards. */
  boardHeading?: ReactNode;
  listClassName: string;
};

export function Filter({ label, categories, items, shown, boardHeading, listClassName }: FilterProps) {
  const [chosen, setChosen] = useState<string>();
  const selected = chosen ?? ALL;
  const isShown = (category: string, by: string) => by === ALL || category === by;
  const countOf = (by: string) => items.filter(({ category }) => isShown(category, by)).length;

  function select(id: string, name: string, chip: HTMLElement) {
    if (id === selected) return;
    setChosen(id);
    // Where the row scrolls, the chip comes out of the fade at its end. The page itself stays where it is.
    const { left, width } = chip.getBoundingClientRect();
    chip.parentElement!.scrollLeft += left + width / 2 - innerWidth / 2;
    const count = countOf(id);
    announce(`${name}: ${count} ${count === 1 ? shown.one : shown.other}`);
  }

  const isOnly = countOf(selected) === 1 || undefined;
  const entries = (part: 'card' | 'row') =>
    items.map((item) => (
      <li key={item.id} hidden={!isShown(item.category, selected)}>
        {item[part]}
      </li>
    ));
  return (
    <>
      <div role="group" aria-label={label} className="needs-script chip-row mt-8 print:hidden">
        {categories.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selected}
            onClick={({ currentTarget }) => select(id, name, currentTarget)}
            className="min-h-11 min-w-11 rounded-full border border-control bg-surface py-2 text-small font-medium text-ink hover:border-primary hover:text-primary active:bg-primary-soft aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary forced-colors:aria-pressed:highlighted"
          >
            {marked(name)}
          </button>
        ))}
      </div>
      {boardHeading && (
        <div className="rate-board mt-8 rounded px-4 py-4 md:px-6 print:mt-4" data-only={isOnly}>
          {boardHeading}
          <ul className="mt-2 md:mt-4" data-chosen={chosen}>
            {entries('row')}
          </ul>
        </div>
      )}
      <ul className={listClassName} data-only={isOnly} data-chosen={chosen}>
        {entries('card')}
      </ul>
    </>
  );
}
