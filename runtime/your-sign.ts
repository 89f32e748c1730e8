import { arrivalType } from './arrival';

/** Who comes by the address of a shared sign is led to the field for a name, which is where the page has `#your-sign`. */
export function goToYourSign() {
  const isShared = new URLSearchParams(location.search).get('from') === 'sign';
  if (!isShared || location.hash || arrivalType() !== 'navigate') return;
  // The browser scrolls there, which needs the whole page.
  delete document.documentElement.dataset.arriving;
  if (document.getElementById('your-sign')) location.replace('#your-sign');
}
