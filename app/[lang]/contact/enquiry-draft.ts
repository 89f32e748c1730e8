/**
 * The rules of what the enquiry form remembers, without a page.
 *
 * - The draft is what was typed and chosen last in this tab, and when. Once it is sent, it is empty.
 * - An entry of the history has the service that was chosen in it, so that reload, Back and Forward keep it.
 *
 * Every page shows its form by `valuesToShow`, and showing writes nothing. So an old page cannot bring back what was sent.
 */

/** By the names of the fields. `service` is a slug, '' for none. */
export type Values = { fullName: string; email: string; service: string; text: string };

/**
 * `writtenAt`: milliseconds since 1970. A rule that forgets a draft after some time belongs into `readDraft` of
 * enquiry-memory.ts: a link to the form makes the draft that it reads a new one, before it is shown.
 */
export type Draft = Values & { writtenAt: number };

/** An enquiry that nobody has begun, or that was sent, says nothing. */
const isEmpty = ({ fullName, email, service, text }: Values) => !(fullName || email || service || text);

/**
 * What to write into the fields, the empty ones too. `chosen` is the service of the entry, '' for none. Where there is no
 * draft, because nothing was typed or storage is blocked, a field that is not named stays as the browser has it.
 */
export function valuesToShow(draft: Draft | null, chosen: string): Partial<Values> {
  return chosen ? { ...draft, service: chosen } : { ...draft };
}

/** The draft after a link has chosen a service, which becomes part of an enquiry that was begun; null if there is none. */
export function draftAfterLink(draft: Draft | null, service: string, writtenAt: number): Draft | null {
  return draft && !isEmpty(draft) ? { ...draft, service, writtenAt } : null;
}
