/** Shows and saves what the enquiry form remembers, by the rules of enquiry-draft.ts. No variable here keeps anything. */
import { KEYS, read, write } from '@/runtime/storage';
import { type Draft, draftAfterLink, type Values, valuesToShow } from './enquiry-draft';
import { FORM, titlesOf, valuesOf } from './enquiry-form';

type Entry = { selectedService?: unknown } | null;

const NAMES = ['fullName', 'email', 'service', 'text'] as const;

const readDraft = () => JSON.parse(read('sessionStorage', KEYS.draft) ?? 'null') as Draft | null;
const writeDraft = (draft: Draft) => write('sessionStorage', KEYS.draft, JSON.stringify(draft));

/** The slug of one of our services, by its slug or its title; '' for anything else. */
const slugOf = (form: HTMLFormElement, service: unknown) =>
  [...titlesOf(form)].find((slugAndTitle) => slugAndTitle.includes(service as string))?.[0] ?? '';

/**
 * Keeps the title in the entry of the history. Writes only what has changed, because the framework's router follows each
 * call. The router ignores a call without an address on an entry that a jump within the page has made, so there is always one.
 */
function keepChoice(form: HTMLFormElement, slug: string, address = location.href) {
  const entry = history.state as Entry;
  const selectedService = slug && titlesOf(form).get(slug);
  if (selectedService !== (entry?.selectedService ?? ''))
    history.replaceState({ ...entry, selectedService }, '', address);
}

/** Moves a choice such as `#service=brand-identity` from the address to the entry. Returns whether there was one. */
function takeFromAddress(form: HTMLFormElement) {
  const slug = slugOf(form, new URLSearchParams(location.hash.slice(1)).get('service'));
  if (!slug) return false;
  keepChoice(form, slug, location.pathname + location.search);
  const draft = draftAfterLink(readDraft(), slug, Date.now());
  if (draft) writeDraft(draft);
  return true;
}

function showValue(form: HTMLFormElement, name: keyof Values, value: string) {
  const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  // A service of the home page becomes an option, before "Other", the last.
  if ('options' in field && ![...field.options].some((option) => option.value === value))
    field.add(new Option(titlesOf(form).get(value), value), field.length - 1);
  field.value = value;
}

/** Shows what is remembered. Call it for each form that is drawn, and for a page that is shown again. */
export function showEnquiry() {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  takeFromAddress(form);
  const values = valuesToShow(readDraft(), slugOf(form, (history.state as Entry)?.selectedService));
  for (const name of NAMES) {
    const value = values[name];
    if (value !== undefined) showValue(form, name, name === 'service' ? slugOf(form, value) : value);
  }
}

/** Remembers what the form says now. */
export function saveEnquiry(form: HTMLFormElement) {
  const values = valuesOf(form);
  writeDraft({ ...values, writtenAt: Date.now() });
  keepChoice(form, values.service);
}

/** Shows the enquiry and goes on remembering it. Runs once, behind the form in the page. */
export function rememberEnquiry() {
  showEnquiry();
  // Also over what the browser restores, and for a page out of the back/forward cache, which is as it was left.
  addEventListener('pageshow', showEnquiry);
  addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form?.matches(FORM)) saveEnquiry(form);
  });
  addEventListener('hashchange', () => {
    const form = document.querySelector<HTMLFormElement>(FORM)!;
    if (takeFromAddress(form)) showEnquiry();
    // A jump within the page has made a new entry, without the choice.
    else keepChoice(form, valuesOf(form).service);
  });
}
