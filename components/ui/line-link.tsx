import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from './link';

type LineLinkProps = Omit<ComponentProps<typeof Link>, 'underline'>;

/** An underlined link on a line of its own, high enough for a finger. */
export function LineLink({ className, ...props }: LineLinkProps) {
  return (
    <Link
      underline="always"
      className={clsx('inline-flex min-h-11 min-w-11 items-center', className)}
      {...props}
    />
  );
}
