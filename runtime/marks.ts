import { cameFromThisSite } from './arrival';
import { followColorScheme } from './color-scheme';

/** Marks the root for styles before the first paint, and again where the framework draws the whole page anew. */
export function markRoot() {
  const root = document.documentElement;
  root.dataset.script = '';
  if (cameFromThisSite()) root.dataset.withinSite = '';
  const applyScheme = followColorScheme();

  new MutationObserver(() => {
    if (root.dataset.colorScheme) return;
    root.dataset.script = '';
    root.dataset.withinSite = '';
    applyScheme();
  }).observe(root, { attributeFilter: ['data-color-scheme'] });
}
