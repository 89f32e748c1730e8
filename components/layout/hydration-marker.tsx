'use client';

import { useEffect } from 'react';
import { HYDRATED } from '@/runtime/events';

/** Marks the page as hydrated, for styles, tests and runtime/loader.ts, which holds earlier presses until then. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
