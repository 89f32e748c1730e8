import './card.css';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx('card group relative overflow-hidden rounded border border-line bg-surface', className)}
      {...props}
    />
  );
}
