/**
 * Has a page start at its top when it is loaded: a reload would otherwise restore the old position.
 * Links already lead to the top; back and forward keep the browser's position; a hash wins.
 */
export function TopOnLoad() {
  return <script dangerouslySetInnerHTML={{ __html: `(${startAtTop.toString()})()` }} />;
}

/** Runs as an inline script, so it must not use anything from outside itself. */
function startAtTop() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload' || location.hash) return;
  history.scrollRestoration = 'manual';
  addEventListener('load', () => (history.scrollRestoration = 'auto'), { once: true });
}
