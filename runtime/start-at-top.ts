/** Where a page begins after a reload. */
import { arrivalType } from './arrival';

/**
 * Starts a page that has `data-starts-at-top` at its top after a reload; Back, Forward and a hash keep their place. A reload restores the old
 * position before any script runs, so restoring is switched off when a page is left. It is on again after the load, when
 * Chromium no longer restores, and for a page that comes out of the back/forward cache.
 */
export function startAtTop() {
  const restore = () => (history.scrollRestoration = 'auto');
  if (arrivalType() === 'reload') addEventListener('load', () => setTimeout(restore), { once: true });
  else restore();

  addEventListener('pagehide', () => {
    if (document.querySelector('[data-starts-at-top]') && !location.hash)
      history.scrollRestoration = 'manual';
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
