import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A raised surface with the site's corner. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx('rounded border border-line bg-surface p-5 shadow-raised md:p-6', className)}
      {...props}
    />
  );
}
