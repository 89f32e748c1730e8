import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Text } from './text';

export function TickList({
  items,
  className,
  ...props
}: ComponentProps<'ul'> & { items: readonly string[] }) {
  return (
    <ul className={clsx('tick-list', className)} {...props}>
      {items.map((item) => (
        <Text as="li" key={item} text={item} />
      ))}
    </ul>
  );
}
