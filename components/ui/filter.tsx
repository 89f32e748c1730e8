'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from './announce';

const ALL = 'all';

type FilterProps = {
  label: string;
  /** `name` is the `label` as it is seen. */
  categories: readonly { id: string; label: string; name: ReactNode }[];
  /** Every card stays in the page; a category only hides the others. */
  items: readonly { id: string; category: string; card: ReactNode }[];
  shown: { one: string; other: string };
  listClassName: string;
};

export function Filter({ label, categories, items, shown, listClassName }: FilterProps) {
  const list = useRef<HTMLUListElement>(null);
  const [{ chosen, before }, setChoice] = useState({ chosen: ALL, before: ALL });
  // In the editor the chosen category may be removed.
  const selected = categories.some(({ id }) => id === chosen) ? chosen : ALL;
  const isShown = (category: string, by: string) => by === ALL || category === by;

  // A link to a card that is hidden shows all cards before the browser goes there.
  useEffect(() => {
    function show({ target }: MouseEvent) {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      const place = link && document.getElementById(link.hash.slice(1));
      if (place?.closest('[hidden]')?.parentElement === list.current)
        flushSync(() => setChoice({ chosen: ALL, before: ALL }));
    }
    document.addEventListener('click', show);
    return () => document.removeEventListener('click', show);
  }, []);

  function select(id: string, label: string) {
    if (id === selected) return;
    setChoice({ chosen: id, before: selected });
    const count = items.filter(({ category }) => isShown(category, id)).length;
    announce(`${label}: ${count} ${count === 1 ? shown.one : shown.other}`);
  }

  return (
    <>
      <div role="group" aria-label={label} className="mt-6 flex needs-script flex-wrap gap-2">
        {categories.map(({ id, label, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === selected}
            onClick={() => select(id, label)}
            className="min-h-11 min-w-11 rounded-full border border-control bg-surface px-4 py-2 text-small font-medium text-ink hover:border-primary hover:text-primary active:bg-primary-soft aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary forced-colors:aria-pressed:highlighted"
          >
            {name}
          </button>
        ))}
      </div>
      <ul ref={list} className={`mt-5 grid gap-6 ${listClassName}`}>
        {items.map(({ id, category, card }) => (
          <li
            key={id}
            hidden={!isShown(category, selected)}
            className={isShown(category, before) ? undefined : 'animate-come-in'}
          >
            {card}
          </li>
        ))}
      </ul>
    </>
  );
}
