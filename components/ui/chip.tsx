import clsx from 'clsx';
import type { ComponentProps } from 'react';

export function Chip({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full border border-line bg-surface px-2.5 py-1 text-small text-muted',
        className,
      )}
      {...props}
    />
  );
}
