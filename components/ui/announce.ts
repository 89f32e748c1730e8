import { langInIsland } from '../language';

const LIVE_REGION_ID = 'live-region';

/** A text is removed after this time, so that nobody finds it later and takes it for news: milliseconds. */
const SAID = 3000;

export const liveRegion = { id: LIVE_REGION_ID, 'aria-live': 'polite' } as const;

let timer: ReturnType<typeof setTimeout>;

/** A screen reader says `text` after what it is saying now. */
export function announce(text: string) {
  const region = document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  region.lang = langInIsland(text);
  region.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (region.textContent = ''), SAID);
}
