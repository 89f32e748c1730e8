import { TopOnReload } from './top-on-reload';

/**
 * Has a page start at its top when it is loaded. Links and visits do so anyway, but a reload would
 * restore the old position. Back and forward keep the browser's position; a hash wins.
 *
 * Stands last in its page: a browser may paint at an inline script, so what visitors read first stands before it.
 */
export function TopOnLoad() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: `(${restoreUnlessReloaded.toString()})()` }} />
      <TopOnReload />
    </>
  );
}

/**
 * Takes back what `TopOnReload` has left: at once where the position is wanted; after a reload only
 * when the browser has passed the moment of restoring it, which Chromium does after the load event.
 * Until the page is hydrated it stands in for `TopOnReload`. Runs as an inline script, so it must not
 * use anything from outside itself.
 */
function restoreUnlessReloaded() {
  const restore = () => (history.scrollRestoration = 'auto');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') addEventListener('load', () => setTimeout(restore), { once: true });
  else restore();

  addEventListener('pagehide', () => {
    const isHydrated = 'hydrated' in document.documentElement.dataset;
    if (!isHydrated && !location.hash) history.scrollRestoration = 'manual';
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
