import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Anchor } from './anchor';

const underlines = { always: 'underline', hover: 'hover:underline' } as const;

type TextLinkProps = ComponentProps<typeof Anchor> & {
  /** Within a sentence `always`, because colour alone does not tell a link from the words around it. */
  underline: keyof typeof underlines;
};

/** A link that looks like text. Its colour comes from the caller, who knows the ground. */
export function TextLink({ underline, className, ...props }: TextLinkProps) {
  return <Anchor className={clsx('underline-offset-4', underlines[underline], className)} {...props} />;
}
