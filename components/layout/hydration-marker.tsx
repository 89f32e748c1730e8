'use client';

import { useEffect } from 'react';
import { EVENTS } from '@/runtime/events';

/** Marks the page as hydrated, for styles, tests and runtime/loader.ts, which holds earlier presses until then. */
export function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(EVENTS.hydrated));
  }, []);
  return null;
}
