'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentPage } from './current-path';

/** The first card's picture too: on a tablet it would be under the button as the page opens. */
const KEPT_CLEAR =
  ':is(main, footer) :is(a[href], button, input, select, textarea, [data-kept-clear], li:first-child img), footer p';

/** So close to the edge that the left one covers little text on a phone, and that none is covered at 1280 px. */
const sides = {
  left: 'start-[max(0.5rem,env(safe-area-inset-left))] size-[min(2.75rem,56px)]',
  right: 'end-[max(0.5rem,env(safe-area-inset-right))] size-[min(3.25rem,56px)]',
} as const;

/** How far each edge of the window must move inwards to become the edge of `box`, for an observer. */
function marginsAround(box: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [-box.top, box.right - clientWidth, box.bottom - clientHeight, -box.left];
  return margins.map((margin) => `${Math.round(margin)}px`).join(' ');
}

type FloatingProps = { side: keyof typeof sides; formPath: string; children: ReactNode };

/** A corner for a round button, which fades while it would cover something to press or to fill in; the keyboard shows it. */
export function Floating({ side, formPath, children }: FloatingProps) {
  const place = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const [isYielding, setIsYielding] = useState(false);

  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return;
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
      for (const element of document.querySelectorAll(KEPT_CLEAR)) observer.observe(element);
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
      data-waiting={currentPage(formPath, path) && ''}
      data-yielding={isYielding || undefined}
      className={clsx(
        'yields fixed bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 transition-fade print:hidden',
        sides[side],
      )}
    >
      {children}
    </div>
  );
}
