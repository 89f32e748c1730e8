import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A raised surface with the site's corner. A picture panel within it reaches its edges. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx(
        'group relative overflow-hidden rounded border border-line bg-surface print:break-inside-avoid',
        className,
      )}
      {...props}
    />
  );
}
