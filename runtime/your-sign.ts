import { arrivalType } from './arrival';

/** Who comes by the address of a shared sign is led to the question that names its campaign, above the field for a name. */
export function goToYourSign() {
  const question = document.querySelector<HTMLElement>('[data-campaign]');
  const isShared = question?.dataset.campaign === new URLSearchParams(location.search).get('from');
  if (!question || !isShared || location.hash || arrivalType() !== 'navigate') return;
  // The browser scrolls there, which needs the whole page.
  delete document.documentElement.dataset.arriving;
  location.replace(`#${question.id}`);
}
