/** The service that is chosen in the enquiry form, told in the chats that the other links of the page open, and to the page in the other language. */

const CHAT = 'a[href^="https://wa.me/"]';
const OTHER_LANGUAGE = 'a[rel=alternate]';

/** What the address of a link ends with; '' while no service is chosen. */
function endingOf(link: HTMLAnchorElement) {
  const form = document.querySelector<HTMLFormElement>('form[data-services]');
  const option = (form?.elements.namedItem('service') as HTMLSelectElement | undefined)?.selectedOptions[0];
  if (!option?.value) return '';
  if (link.matches(OTHER_LANGUAGE)) return `#service=${option.value}`;
  return encodeURIComponent(`\n${form!.dataset.serviceLabel}: ${option.text}`);
}

/** Adds the service to a link when it is pressed. Not to the link of a notice, which is the enquiry itself. */
export function tellChosenService() {
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`${CHAT}, ${OTHER_LANGUAGE}`);
    if (!link || link.closest('[role=alert]')) return;
    link.dataset.address ??= link.href;
    link.href = link.dataset.address + endingOf(link);
  };
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, complete, { capture: true });
}
