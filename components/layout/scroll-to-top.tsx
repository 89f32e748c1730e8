'use client';

import type { ComponentProps } from 'react';
import { useScrolledBeyond } from '@/components/ui/use-scrolled-beyond';
import { ToTopButton } from './to-top-button';

/** The button shows when the page is scrolled beyond this: pixels (docs/product.md). */
const THRESHOLD = 300;

export function ScrollToTop(props: ComponentProps<typeof ToTopButton>) {
  const isShown = useScrolledBeyond(THRESHOLD);
  return (
    <ToTopButton
      data-shown={isShown || undefined}
      className="invisible fixed start-[max(0.5rem,env(safe-area-inset-left))] bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex size-[min(2.75rem,56px)] items-center justify-center rounded-full border border-line bg-surface text-ink opacity-0 shadow-floating -outline-offset-3 [transition:opacity_150ms,visibility_150ms] hover:border-primary hover:text-primary data-shown:visible data-shown:opacity-100"
      {...props}
    />
  );
}
