import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { gradientClass, type GradientName } from './gradient';

/** A raised surface with the site's corner; its gradient runs along the upper edge. */
export function Card({
  gradient,
  className,
  children,
  ...props
}: ComponentProps<'div'> & { gradient: GradientName }) {
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded border border-line bg-surface p-5 shadow-raised md:p-6 print:break-inside-avoid',
        className,
      )}
      {...props}
    >
      <span aria-hidden="true" className={clsx('absolute inset-x-0 top-0 h-1', gradientClass[gradient])} />
      {children}
    </div>
  );
}
