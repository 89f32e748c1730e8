'use client';

import clsx from 'clsx';
import { useRef, type ReactNode } from 'react';
import { useYielding } from './use-yielding';

const sides = {
  left: 'start-[max(1rem,env(safe-area-inset-left))]',
  right: 'end-[max(1rem,env(safe-area-inset-right))]',
} as const;

/**
 * A corner of the window for a round button. While it would cover something to press or to fill
 * in, it fades and lets presses through; the keyboard reaches it all the same, and shows it. On a
 * narrow page with a form it waits until it can tell.
 */
export function Floating({ side, children }: { side: keyof typeof sides; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      data-yielding={useYielding(place) || undefined}
      className={clsx(
        'fixed bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 size-13 transition-opacity not-focus-within:data-yielding:pointer-events-none not-focus-within:data-yielding:opacity-0 max-md:not-focus-within:in-[html:not([data-hydrated]):has(form)]:pointer-events-none max-md:not-focus-within:in-[html:not([data-hydrated]):has(form)]:opacity-0 print:hidden',
        sides[side],
      )}
    >
      {children}
    </div>
  );
}
