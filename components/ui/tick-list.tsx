import './tick-list.css';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Text } from './text';

type TickListProps = ComponentProps<'ul'> & { items: readonly string[] };

export function TickList({ items, className, ...props }: TickListProps) {
  return (
    <ul className={clsx('tick-list', className)} {...props}>
      {items.map((item) => (
        <Text as="li" key={item} text={item} />
      ))}
    </ul>
  );
}
