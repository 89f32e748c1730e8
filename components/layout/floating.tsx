'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What a floating button must not cover. */
const CONTROLS = ':is(main, footer) :is(a[href], button, input, select, textarea)';

const sides = {
  left: 'start-[max(1rem,env(safe-area-inset-left))]',
  right: 'end-[max(1rem,env(safe-area-inset-right))]',
} as const;

/** How far each edge of the window must move inwards to become the edge of `box`, for an observer. */
function marginsAround(box: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [-box.top, box.right - clientWidth, box.bottom - clientHeight, -box.left];
  return margins.map((margin) => `${Math.round(margin)}px`).join(' ');
}

/**
 * A corner of the window for a round button. While the button would cover something to press or to
 * fill in, it fades and lets presses through; the keyboard still reaches it, and shows it. On a
 * narrow page with a form it stays away until the page is hydrated and can tell.
 */
export function Floating({ side, children }: { side: keyof typeof sides; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const [isYielding, setIsYielding] = useState(false);

  useEffect(() => {
    let observer: IntersectionObserver | undefined;

    function watch() {
      observer?.disconnect();
      if (!place.current) return;
      const covered = new Set<Element>();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries)
            if (isIntersecting) covered.add(target);
            else covered.delete(target);
          setIsYielding(covered.size > 0);
        },
        { rootMargin: marginsAround(place.current.getBoundingClientRect()) },
      );
      for (const control of document.querySelectorAll(CONTROLS)) observer.observe(control);
    }

    watch();
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [path]);

  return (
    <div
      ref={place}
      data-yielding={isYielding || undefined}
      className={clsx(
        'fixed bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 size-13 transition-opacity print:hidden',
        'not-focus-within:data-yielding:pointer-events-none not-focus-within:data-yielding:opacity-0',
        'max-md:not-focus-within:in-[html:not([data-hydrated]):has(form)]:pointer-events-none max-md:not-focus-within:in-[html:not([data-hydrated]):has(form)]:opacity-0',
        sides[side],
      )}
    >
      {children}
    </div>
  );
}
