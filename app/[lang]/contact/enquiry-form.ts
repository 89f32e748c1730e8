/** The enquiry form as it is in the page, whoever drew it: the export, or the framework. */
import { campaignLine } from '@/runtime/campaign';
import type { Values } from './enquiry-draft';

export const FORM = 'form[data-services]';

/** Titles of services by slug: those of the field, those that only a link may choose, and by '' what the message says for none. */
export const titlesOf = (form: HTMLFormElement) =>
  new Map(Object.entries(JSON.parse(form.dataset.services!) as Record<string, string>));

export const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Values;

/** `letter` with each value, unchanged, in place of its name in braces. */
export const fillLetter = (letter: string, values: Values) =>
  letter.replace(/\{(fullName|email|service|text)\}/g, (_, name: keyof Values) => values[name]);

/** The chat message: the letter of the page with what the form says, and in its last line the campaign. */
export function messageOf(form: HTMLFormElement) {
  const values = valuesOf(form);
  const service = titlesOf(form).get(values.service)!;
  return fillLetter(form.dataset.letter!, { ...values, service }) + campaignLine(document.body.dataset.ref!);
}

/** Opens the chat in this tab, unless the browser finds that something is missing. Blanks alone count as nothing. */
export function sendWithoutFramework(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('[aria-required]')) {
    field.required = true;
    if (!field.value.trim()) field.value = '';
  }
  if (!form.reportValidity()) return;
  const query = new URLSearchParams({ text: messageOf(form) });
  location.assign(`${form.action}?${query.toString()}`);
}
