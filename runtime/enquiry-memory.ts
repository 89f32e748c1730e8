/**
 * What the enquiry form remembers, and where:
 *
 * - all fields: in session storage, from the first `input` until the enquiry is sent, which empties them, or the tab is closed;
 * - the service, chosen by hand or by a link to `/contact/#service=brand-identity`: also in the entry of the history, so that
 *   reload, Back and Forward keep it. One that a link chose is there alone until something is typed.
 *
 * No variable here keeps anything, so it does not matter who drew the form: the page as it is served, or the framework.
 *
 * To have it forget after some time, write the time into the draft in `saveEnquiry`, and look at it first in `fillEnquiry`.
 * Mind that
 * - the service is also in each entry of the history, which needs a time of its own; a link that has just been pressed comes
 *   before an old draft;
 * - `fillEnquiry` runs several times a visit, and saves what it has read: keep the time of the draft there;
 * - it fills fields and empties none, and the browser itself brings back what was typed, on a reload and on Back;
 * - a form that stays open needs a timer, and the notices of ContactForm do not see that a field is emptied;
 * - content/privacy.json and docs/product.md say how long it is kept.
 */
import { read, write } from './storage';

const KEY = 'enquiry-draft';

const SELECTOR = 'form[data-services]';

type Entry = { selectedService?: unknown } | null;

const serviceField = (form: HTMLFormElement) => form.elements.namedItem('service') as HTMLSelectElement;

/** Titles by slug of the services that a link may choose. */
const servicesOf = (form: HTMLFormElement) =>
  new Map(Object.entries(JSON.parse(form.dataset.services!) as Record<string, string>));

/** Remembers what the form says now. */
export function saveEnquiry(form: HTMLFormElement) {
  write('sessionStorage', KEY, JSON.stringify(Object.fromEntries(new FormData(form))));
  keepService(serviceField(form).value);
}

/**
 * Writes only what has changed, because the framework's router follows each call. The router ignores a call without an
 * address on an entry that a jump within the page has made, so there is always one, even if it is unchanged.
 */
function keepService(selectedService: string, address = location.href) {
  const entry = history.state as Entry;
  if (selectedService !== (entry?.selectedService ?? ''))
    history.replaceState({ ...entry, selectedService }, '', address);
}

/** Moves a choice such as `#service=brand-identity` from the address to the entry. Returns whether there was one. */
function takeFromAddress(form: HTMLFormElement) {
  const slug = new URLSearchParams(location.hash.slice(1)).get('service') ?? '';
  const title = servicesOf(form).get(slug);
  if (title) keepService(title, location.pathname + location.search);
  return title !== undefined;
}

/** Ignores what is neither an option nor one of our services. */
function setService(form: HTMLFormElement, title: unknown) {
  const field = serviceField(form);
  const isOption = [...field.options].some(({ value }) => value === title);
  const service = [...servicesOf(form).values()].find((own) => own === title);
  // A service of the home page becomes an option, before "Other", the last.
  if (service && !isOption) field.add(new Option(service, service), field.length - 1);
  if (service || isOption) field.value = title as string;
}

/** Fills the form with what is remembered. */
export function fillEnquiry() {
  const form = document.querySelector<HTMLFormElement>(SELECTOR);
  if (!form) return;
  takeFromAddress(form);
  const draft = JSON.parse(read('sessionStorage', KEY) ?? 'null') as Record<string, string> | null;
  for (const name of ['fullName', 'email', 'text']) {
    const value = draft?.[name];
    if (value) (form.elements.namedItem(name) as HTMLInputElement).value = value;
  }
  setService(form, draft?.service);
  setService(form, (history.state as Entry)?.selectedService);
  // A later link has changed the service of an enquiry that was begun.
  if (draft) saveEnquiry(form);
}

/** Fills the form and goes on remembering. Runs once, behind the form in the page. */
export function rememberEnquiry() {
  fillEnquiry();
  // Also for a page out of the back/forward cache: it is as it was left, and the draft may have changed since.
  addEventListener('pageshow', fillEnquiry);
  addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.matches(SELECTOR)) saveEnquiry(form);
  });
  addEventListener('hashchange', () => {
    const form = document.querySelector<HTMLFormElement>(SELECTOR)!;
    if (takeFromAddress(form)) fillEnquiry();
    // A jump within the page has made a new entry, without the choice.
    else keepService(serviceField(form).value);
  });
}
