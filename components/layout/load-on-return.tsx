'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';

/**
 * Makes the browser reload this page when the visitor comes back to it. For an address that the site does not
 * have, the router would show the page it showed last. The router reloads an entry whose state lacks its mark.
 */
export function LoadOnReturn() {
  useEffect(() => {
    // The router's own version of this method would put its mark back in.
    History.prototype.replaceState.call(history, {}, '');
  }, []);
  return null;
}

/**
 * Loads the page of an entry that a jump to an anchor made, when the visitor comes back to it from another
 * page: the browser gives such an entry no state, and the router changes nothing for one without.
 */
export function LoadJumpOnReturn() {
  const path = usePathname();

  // Together with the router's change of the address: Back may come right after it.
  useLayoutEffect(() => {
    const shown = location.pathname;
    const load = ({ state }: PopStateEvent) => {
      if (state === null && location.pathname !== shown) location.reload();
    };
    addEventListener('popstate', load);
    return () => removeEventListener('popstate', load);
  }, [path]);

  return null;
}
