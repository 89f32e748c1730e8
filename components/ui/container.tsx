import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The one column width of the site, with its margins. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={clsx('mx-auto w-full max-w-container px-5 sm:px-8', className)} {...props} />;
}
