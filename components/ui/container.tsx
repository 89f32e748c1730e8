import clsx from 'clsx';
import type { ComponentProps } from 'react';

/**
 * The one column width of the site, with its margins, which Chromium 80 knows only side by side. On a phone
 * they do not grow with large text, which needs the room.
 */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx('mx-auto w-full max-w-container pr-[20px] pl-[20px] sm:pr-8 sm:pl-8', className)}
      {...props}
    />
  );
}
