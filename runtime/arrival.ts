/** Whether nothing of an earlier visit comes back: no place in the page, nothing in its fields. */
export function isFirstArrival() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** Whether the visitor came here from another page of this site, so that scripts and fonts are cached. A reload keeps it. */
export const cameFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);
