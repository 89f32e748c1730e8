'use client';

import type { ReactNode } from 'react';
import { useScrolledBeyond } from '@/components/ui/use-scrolled-beyond';

/** The page counts as scrolled beyond this: pixels (docs/product.md). */
const THRESHOLD = 20;

export function ScrolledHeader({ children }: { children: ReactNode }) {
  return (
    <header
      data-scrolled={useScrolledBeyond(THRESHOLD) || undefined}
      className="sticky top-0 z-40 animate-header-enter border-b border-transparent bg-ground/85 transition-paint data-scrolled:border-line data-scrolled:bg-ground data-scrolled:shadow-raised forced-colors:border-b-[CanvasText] [&:is([data-within-site]_*)]:animate-none [@media(max-height:26rem)]:static"
    >
      {children}
    </header>
  );
}
