import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { langInIsland } from '../language';

const variants = {
  outline:
    'rounded border border-line bg-surface hover:border-primary hover:text-primary active:bg-primary-soft',
  /** For use on a picture. The focus ring is inside the button, where its contrast is known. */
  disc: 'rounded-full border border-control bg-surface text-ink shadow-floating -outline-offset-3 hover:text-primary active:bg-primary-soft',
  bare: 'rounded hover:text-primary',
} as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  variant?: keyof typeof variants;
};

export function IconButton({ label, variant = 'outline', className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      lang={langInIsland(label)}
      className={clsx(
        'inline-flex size-11 shrink-0 items-center justify-center',
        variants[variant],
        className,
      )}
      {...props}
    />
  );
}
