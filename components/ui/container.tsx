import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The one column width of the site, with its margins, which Chromium 80 knows only side by side. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={clsx('mx-auto w-full max-w-container pr-5 pl-5 sm:pr-8 sm:pl-8', className)} {...props} />
  );
}
