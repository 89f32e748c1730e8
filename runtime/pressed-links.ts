/** Links that get the end of their address when they are pressed. */
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

/** The service that is chosen in the form of this page, and the select that has it. */
function chosenService() {
  const field = document.querySelector<HTMLSelectElement>('select[data-chat-label]');
  return { field, option: field?.value ? field.selectedOptions[0] : undefined };
}

/** The message of a chat goes on with a line each for the chosen service and the campaign. Its address ends with it (`chatLink`). */
function chatEnding() {
  const { field, option } = chosenService();
  const service = option ? `\n${field!.dataset.chatLabel}: ${option.text}` : '';
  // An address has an apostrophe so.
  return encodeURIComponent(service + campaignLine(document.body.dataset.ref!)).replaceAll("'", '%27');
}

/** The page in the other language gets the service for its form, or the place that is in sight. */
function otherLanguageEnding() {
  const { option } = chosenService();
  return option ? `#service=${option.value}` : placeInSight();
}

/** Adds to links to the chat, and to this page in the other language, what is known only when they are pressed. */
export function completePressedLinks() {
  function complete({ target }: Event) {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(`${CHAT}, ${OTHER_LANGUAGE}`);
    // The notice's link to the chat is the whole enquiry already.
    if (!link || link.closest('[role=alert]')) return;
    const { href } = link;
    // From the last press, unless the framework has written another address since.
    const { ending = '' } = link.dataset;
    const address = href.endsWith(ending) ? href.slice(0, href.length - ending.length) : href;
    link.dataset.ending = link.matches(CHAT) ? chatEnding() : otherLanguageEnding();
    link.href = address + link.dataset.ending;
  }
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, complete, { capture: true });
}
