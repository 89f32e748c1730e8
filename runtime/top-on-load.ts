import { arrivalType } from './arrival';

/** The pages that start at their top when they are loaded (docs/product.md). Some hosts leave out the last slash. */
const PAGES = /^\/(services|contact)\/?(index\.html)?$/;

/**
 * Starts these pages at their top after a reload; Back, Forward and a hash keep their place. A reload restores the old
 * position before any script runs, so restoring is switched off when a page is left. It is on again after the load, when
 * Chromium no longer restores, and for a page that comes out of the back/forward cache.
 */
export function startAtTop() {
  const restore = () => (history.scrollRestoration = 'auto');
  if (arrivalType() === 'reload') addEventListener('load', () => setTimeout(restore), { once: true });
  else restore();

  addEventListener('pagehide', () => {
    if (PAGES.test(location.pathname) && !location.hash) history.scrollRestoration = 'manual';
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
