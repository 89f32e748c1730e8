import clsx from 'clsx';
import type { ComponentProps } from 'react';

const underlines = { always: 'underline', hover: 'hover:underline' } as const;

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Within a sentence `always`, because colour alone does not tell a link from the words around it. */
  underline?: keyof typeof underlines;
};

/**
 * Goes somewhere: to another site and to the mail program in a new tab that cannot reach back, else in this one. A plain link,
 * without the framework's router: with speculation rules the next document is on a slow phone 150 to 250 ms
 * sooner (docs/performance.md).
 */
export function Link({ href, underline, className, children, ...props }: LinkProps) {
  const leaves = /^(https?|mailto):/.test(href);
  return (
    <a
      href={href}
      {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
      className={underline ? clsx('underline-offset-4', underlines[underline], className) : className}
      {...props}
    >
      {children}
    </a>
  );
}
