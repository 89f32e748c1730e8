import './tick-list.css';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Words } from './words';

type TickListProps = ComponentProps<'ul'> & { items: readonly string[] };

export function TickList({ items, className, ...props }: TickListProps) {
  return (
    <ul className={clsx('tick-list grid content-start gap-2', className)} {...props}>
      {items.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}
