const LIVE_REGION_ID = 'live-region';

/** Attributes of the one polite live region, which the layout renders. */
export const liveRegion = { id: LIVE_REGION_ID, 'aria-live': 'polite' } as const;

/** Has a screen reader say `text` when it has finished what it is saying. */
export function announce(text: string) {
  const region = document.getElementById(LIVE_REGION_ID);
  if (region) region.textContent = text;
}
