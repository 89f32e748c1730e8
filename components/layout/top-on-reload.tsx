'use client';

import { useEffect } from 'react';

/**
 * Asks the browser not to restore the position of the page being left. It has to be asked here:
 * once the new document runs, a reload has the old position already.
 */
export function TopOnReload() {
  useEffect(() => {
    const leave = () => {
      if (!location.hash) history.scrollRestoration = 'manual';
    };
    const comeBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return null;
}
