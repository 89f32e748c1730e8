/** `reload` or `back_forward`, when the browser restores scroll position and fields; else `navigate`. */
export function arrivalType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** Whether the visitor came from another page of this site, so that scripts and fonts are cached. Still true after a reload. */
export const cameFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);
