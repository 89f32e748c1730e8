'use client';

import { useEffect } from 'react';
import { answerHead } from './answer-head';

/**
 * Marks the root element once the page answers, for the loader that keeps earlier presses, and for tests. The
 * router asks for nothing before that.
 */
export function HydrationMarker() {
  useEffect(() => {
    answerHead();
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
