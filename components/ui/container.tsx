import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The column of the site. Its margins are in pixels, to leave room for large text, and `pl`, `pr` are known to old browsers too. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx('mx-auto w-full max-w-container pr-[20px] pl-[20px] sm:pr-8 sm:pl-8', className)}
      {...props}
    />
  );
}
