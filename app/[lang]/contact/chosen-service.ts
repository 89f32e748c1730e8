/** The service that is chosen in the enquiry form, told in the chats that the other links of the page open. */

const SELECTOR = 'form[data-services]';

/** Ends a greeting with the chosen service; '' while none is chosen. */
function serviceLine() {
  const form = document.querySelector<HTMLFormElement>(SELECTOR);
  const option = (form?.elements.namedItem('service') as HTMLSelectElement | undefined)?.selectedOptions[0];
  return option?.value ? `\n${form!.dataset.serviceLabel}: ${option.text}` : '';
}

/** Adds the service to a link to the chat when it is pressed. Not to the link of a notice, which is the enquiry itself. */
export function tellChosenService() {
  const complete = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="https://wa.me/"]');
    if (!link || link.closest('[role=alert]')) return;
    link.dataset.greeting ??= link.href;
    link.href = link.dataset.greeting + encodeURIComponent(serviceLine());
  };
  for (const type of ['click', 'auxclick', 'contextmenu'])
    addEventListener(type, complete, { capture: true });
}
