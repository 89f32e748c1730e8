import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { langProps } from '../language';
import { marked } from './text';

const underlines = { always: 'underline', hover: 'hover:underline' } as const;

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** Within a sentence `always`, because colour alone does not tell a link from the words around it. */
  underline?: keyof typeof underlines;
};

/** A plain link: with speculation rules the next document is 150 to 250 ms sooner than by the router (docs/performance.md). */
export function Link({ href, underline, className, children, ...props }: LinkProps) {
  const leaves = /^(https?|mailto):/.test(href);
  return (
    <a
      href={href}
      {...langProps(props['aria-label'])}
      {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
      className={underline ? clsx('underline-offset-4', underlines[underline], className) : className}
      {...props}
    >
      {marked(children)}
    </a>
  );
}
