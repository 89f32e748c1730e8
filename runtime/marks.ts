/** Marks on the root element, by which styles know what this page is: docs/architecture.md lists them. */
import { arrivalType, cameFromThisSite, isPrerendering } from './arrival';
import { followColorScheme, markColorScheme } from './color-scheme';

const root = document.documentElement;

/** Marks the root for styles, before the first paint. */
export function markRoot() {
  root.dataset.script = '';
  // In Chromium only, where it was tested: another engine might never show the rest of the page. Not where the browser
  // scrolls to a place, which needs the whole page, nor where it prepares the page out of sight, and has time for all of it.
  if ('userAgentData' in navigator && arrivalType() === 'navigate' && !location.hash && !isPrerendering())
    root.dataset.arriving = '';
  if (cameFromThisSite()) root.dataset.withinSite = '';
  markColorScheme();
}

/** Keeps the marks up to date, and sets them again if the framework replaces the whole page. */
export function keepMarks() {
  const applyScheme = followColorScheme();
  new MutationObserver(() => {
    if (root.dataset.colorScheme) return;
    root.dataset.script = '';
    // The header has entered already, also where the visitor came from elsewhere.
    root.dataset.withinSite = '';
    applyScheme();
  }).observe(root, { attributeFilter: ['data-color-scheme'] });
}
