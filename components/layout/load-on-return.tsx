'use client';

import { useEffect } from 'react';

/**
 * Has the browser load this page anew when the visitor comes back to it: for an address that is none of the
 * site's the router would show what it showed last. It loads what its own mark is missing from.
 */
export function LoadOnReturn() {
  useEffect(() => {
    // The router's own version of this method would put its mark back in.
    History.prototype.replaceState.call(history, {}, '');
  }, []);
  return null;
}
