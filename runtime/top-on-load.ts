import { arrivalType } from './arrival';

/** docs/product.md: these pages start at their top when they are loaded. Some hosts leave out the last slash. */
const PAGES = /^\/(services|contact)\/?(index\.html)?$/;

/**
 * Has these pages start at their top when they are reloaded; back, forward and a hash keep their place. Restoring is
 * switched off when a page is left, since a reload has the old position before a script runs, and on again where it is
 * wanted: after load, when Chromium is past it, or when the page is shown again.
 */
export function startAtTop() {
  const restore = () => (history.scrollRestoration = 'auto');
  if (arrivalType() === 'reload') addEventListener('load', () => setTimeout(restore), { once: true });
  else restore();

  addEventListener('pagehide', () => {
    if (PAGES.test(location.pathname) && !location.hash) history.scrollRestoration = 'manual';
  });
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
}
