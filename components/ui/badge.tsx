import clsx from 'clsx';
import type { ReactNode } from 'react';
import { gradientClass, type GradientName } from './gradient';

/** A word that sets one card apart. Without a tone it is turmeric, the accent. */
export function Badge({ tone, children }: { tone?: GradientName; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full border border-transparent px-2.5 py-1 text-caption font-semibold',
        tone ? ['text-white', gradientClass[tone]] : 'bg-accent text-on-accent',
      )}
    >
      {children}
    </span>
  );
}
