import { cameFromThisSite } from './arrival';
import { followColorScheme } from './color-scheme';

/**
 * Marks the root element for styles, before anything is painted: `data-script` for those who have script,
 * `data-within-site` where the header need not enter again, and the colour scheme. They come back at once where the
 * framework, which does not know them, draws the whole page anew.
 */
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
