import { arrivalType, cameFromThisSite } from './arrival';
import { followColorScheme, markColorScheme } from './color-scheme';

const root = document.documentElement;

/** Marks the root for styles, before the first paint. */
export function markRoot() {
  root.dataset.script = '';
  // Chromium alone, in which it was measured: an engine that takes the first frame's `display` for the animation's end would show nothing.
  // Nor where a place is to come back: in a page without its height there is none.
  if ('userAgentData' in navigator && arrivalType() === 'navigate') root.dataset.arriving = '';
  if (cameFromThisSite()) root.dataset.withinSite = '';
  markColorScheme();
}

/** Keeps the marks true, and sets them again where the framework draws the whole page anew. */
export function keepMarks() {
  const applyScheme = followColorScheme();
  new MutationObserver(() => {
    if (root.dataset.colorScheme) return;
    root.dataset.script = '';
    root.dataset.withinSite = '';
    applyScheme();
  }).observe(root, { attributeFilter: ['data-color-scheme'] });
}
