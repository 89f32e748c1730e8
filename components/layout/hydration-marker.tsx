'use client';

import { useEffect } from 'react';

/** Marks the root element once the page answers, for the loader that keeps earlier presses, and for tests. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
