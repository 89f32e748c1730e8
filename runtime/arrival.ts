/** `navigate` where nothing of an earlier visit comes back, neither a place in the page nor what was in its fields; else `reload` or `back_forward`. */
export function arrivalType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** Whether the visitor came here from another page of this site, so that scripts and fonts are cached. A reload keeps it. */
export const cameFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);
