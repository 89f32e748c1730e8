import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** The one column of the site. Margins in pixels leave the room to large text; Chromium 80 has no `padding-inline`. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx('mx-auto w-full max-w-container pr-[20px] pl-[20px] sm:pr-8 sm:pl-8', className)}
      {...props}
    />
  );
}
