import { langProps } from '../language';

const LIVE_REGION_ID = 'live-region';

/** How long a text stays: milliseconds. A visitor who comes upon it later would take it for news. */
const SAID = 3000;

export const liveRegion = { id: LIVE_REGION_ID, 'aria-live': 'polite' } as const;

let timer: ReturnType<typeof setTimeout>;

/** Has a screen reader say `text` when it has finished what it is saying. */
export function announce(text: string) {
  const region = document.getElementById(LIVE_REGION_ID);
  if (!region) return;
  region.lang = langProps(text).lang ?? document.documentElement.lang;
  region.textContent = text;
  clearTimeout(timer);
  timer = setTimeout(() => (region.textContent = ''), SAID);
}
