/** docs/product.md: these pages start at their top when they are loaded. Some hosts leave out the last slash. */
const PAGES = /^\/(services|contact)\/?(index\.html)?$/;

/**
 * Has some pages start at their top when they are loaded. Links and visits do so anyway, but a reload
 * would restore the old position. Back and forward keep the browser's position; a hash wins.
 *
 * Asks the browser not to restore the position of a page being left: once the new document runs, a reload
 * has the old position already. Takes the request back where the position is wanted: at once when this is
 * not a reload, else when the browser has passed the moment of restoring it, which Chromium does after the
 * load event; and when a page that was put away is shown again.
 */
export function startAtTop() {
  const restore = () => (history.scrollRestoration = 'auto');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') addEventListener('load', () => setTimeout(restore), { once: true });
  else restore();

  addEventListener('pagehide', () => {
    if (PAGES.test(location.pathname) && !location.hash) history.scrollRestoration = 'manual';
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
