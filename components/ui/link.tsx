import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { langOf } from '../language';

const underlines = { always: 'underline', hover: 'hover:underline' } as const;

type LinkProps = ComponentProps<'a'> & {
  href: string;
  /** `always` in a sentence, where colour alone does not show what is a link. */
  underline?: keyof typeof underlines;
};

/** The id of the words "opens in a new tab", which are once in every page: app/document.tsx. */
export const OPENS_TAB_ID = 'opens-tab';

/** A plain link. With speculation rules it is faster than the framework's router: docs/performance.md. */
export function Link({ href, underline, className, children, ...props }: LinkProps) {
  const leaves = /^(https?|mailto):/.test(href);
  return (
    <a
      href={href}
      lang={langOf(props['aria-label'])}
      {...(leaves && {
        target: '_blank',
        rel: 'noopener noreferrer',
        'aria-describedby': OPENS_TAB_ID,
      })}
      className={underline ? clsx('underline-offset-4', underlines[underline], className) : className}
      {...props}
    >
      {children}
    </a>
  );
}
