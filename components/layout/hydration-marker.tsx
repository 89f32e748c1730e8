'use client';

import { useEffect } from 'react';

/** Says that the page answers, to runtime/loader.ts, which holds earlier presses, and to styles and tests. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
