import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from './link';

const variants = {
  solid: 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover border-transparent',
  outline:
    'border-control bg-surface text-ink hover:border-primary hover:text-primary active:bg-primary-soft',
  /** For several buttons of equal weight, such as one on each card. */
  soft: 'border-primary bg-primary-soft text-primary hover:bg-primary hover:text-on-primary active:bg-primary active:text-on-primary',
  plain: 'border-transparent text-primary hover:underline',
} as const;

// Side padding is at most a share of the window, to leave room for large text on a phone.
const sizes = {
  md: 'min-h-12 px-side py-2.5 text-body',
  sm: 'min-h-11 min-w-11 px-[min(1rem,4.5vw)] py-2 text-small',
  xs: 'min-h-11 min-w-11 px-[min(0.75rem,3.4vw)] py-2 text-small',
} as const;

type Look = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
};

/** The classes of a button, also for an element inside a link that looks like one. */
export const buttonClass = ({ variant = 'solid', size = 'md' }: Look, className?: string) =>
  clsx(
    'button inline-flex items-center justify-center gap-2 rounded border text-center font-semibold transition-paint active:[transform:translateY(1px)]',
    variants[variant],
    sizes[size],
    className,
  );

type ButtonProps = Look & ComponentProps<'button'>;
type ButtonLinkProps = Look & ComponentProps<typeof Link>;

export function Button({ variant, size, className, ...props }: ButtonProps) {
  return <button type="button" className={buttonClass({ variant, size }, className)} {...props} />;
}

export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass({ variant, size }, className)} {...props} />;
}
