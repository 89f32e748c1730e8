import { campaignLine } from './campaign';

const CHAT = 'a[href^="https://wa.me/"]';
const OTHER_LANGUAGE = 'a[rel=alternate]';

/** The fragment of this address, or else of the section or the card of a service in the middle of the window; '' without one. */
function placeInSight() {
  const middle = innerHeight / 2;
  const place = [...document.querySelectorAll('main section[id], main [id^=service-]')].find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top < middle && bottom > middle;
  });
  return location.hash || (place ? `#${place.id}` : '');
}

/**
 * The end of a link's address: in a chat a line each for the chosen service and the campaign; in the other language the
 * service for the form there, or the place on the page.
 */
function endingOf(link: HTMLAnchorElement) {
  const field = document.querySelector<HTMLSelectElement>('select[data-chat-label]');
  const chosen = field?.selectedOptions[0];
  if (link.matches(OTHER_LANGUAGE)) return chosen?.value ? `#service=${chosen.value}` : placeInSight();
  const service = chosen?.value ? `\n${field!.dataset.chatLabel}: ${chosen.text}` : '';
  return encodeURIComponent(service + campaignLine(document.body.dataset.ref!));
}

/** Adds to links to the chat, and to this page in the other language, what is known only when they are pressed. */
export function completePressedLinks() {
  function complete({ target }: Event) {
    const link = (target as Element).closest<HTMLAnchorElement>(`${CHAT}, ${OTHER_LANGUAGE}`);
    // The link of a notice is the whole enquiry already.
    if (!link || link.closest('[role=alert]')) return;
    const { href } = link;
    // From the last press, unless the framework has written another address since.
    const { ending = '' } = link.dataset;
    const address = href.endsWith(ending) ? href.slice(0, href.length - ending.length) : href;
    link.dataset.ending = endingOf(link);
    link.href = address + link.dataset.ending;
  }
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, complete, { capture: true });
}
