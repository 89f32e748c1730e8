/** How the visitor came to this page. */

/**
 * After `reload` and `back_forward` the browser restores scroll position and fields. Else `navigate`, or `prerender` in some
 * browsers; undefined where the browser does not say.
 */
export function arrivalType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** Whether the visitor came from another page of this site, so that scripts and fonts are cached. Still true after a reload. */
export const cameFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Whether the page is only prepared, out of sight, for a visitor who may never see it: Chromium does so while an address is typed. */
export const isPrerendering = () => (document as { prerendering?: boolean }).prerendering === true;

/** Calls `action` when the visitor sees the page: at once, or after its prerendering, before its first frame. */
export function whenSeen(action: () => void) {
  if (isPrerendering()) document.addEventListener('prerenderingchange', action, { once: true });
  else action();
}
