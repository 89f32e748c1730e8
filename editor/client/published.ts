/** What differs from what is published, in the words of the form. */
import { names } from '../../content/schema/files.ts';
import { type Difference, differences, keyOf } from '../compare.ts';
import { type Contents, fullLabelOf, type Name, titleOf } from './content.ts';

export type Change = Difference & { name: Name; id: string; label: string };

/** The name that the form has for a field: entries of lists by their number. */
function idOf(name: Name, path: string[], contents: Contents) {
  let value: unknown = contents[name];
  const keys = path.map((key) => {
    const at = Array.isArray(value) ? value.findIndex((entry) => String(keyOf(entry)) === key) : key;
    value = (value as Record<string, unknown> | undefined)?.[at];
    return at;
  });
  return [name, ...keys].join('.');
}

/** A field in the form, and what it is called there. */
export function placeOf(name: Name, path: string[], contents: Contents) {
  const id = idOf(name, path, contents);
  return { id, label: fullLabelOf(id, contents) };
}

/** Each field that differs. What is there no more is named as it was. */
export const changesSince = (published: Contents, contents: Contents): Change[] =>
  names
    .filter((name) => published[name] !== undefined)
    .flatMap((name) =>
      differences(published[name], contents[name]).map((difference) => ({
        ...difference,
        name,
        ...placeOf(name, difference.path, difference.after === undefined ? published : contents),
      })),
    );

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : textsOf(part)));
}

/** A value as a reader compares it: the texts in it. Numbers follow by themselves. */
export const said = (value: unknown) => textsOf(value).join(' · ');

const count = (number: number) => (number === 1 ? '1 change' : `${number} changes`);

const FEW = 3;

/** What is about to be published, for a sentence: a few fields by name, and many by where they are. */
export function summary(changes: Change[]) {
  const isFew = changes.length <= FEW;
  const places = new Set(changes.map(({ name, label }) => (isFew ? label : titleOf(name))));
  const list = new Intl.ListFormat('en-GB').format(places);
  return `${count(changes.length)}${isFew ? ':' : ', in'} ${list}`;
}

const SUBJECT = 72;
const LONGEST = 4000;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** What the history says of it: the first line names it, the others have each field. */
export function messageOf(changes: Change[]) {
  const [first] = changes;
  const subject =
    changes.length === 1 ? `${first!.label}: ${said(first!.after) || 'removed'}` : summary(changes);
  const lines = changes.map(({ label, before, after }) => `${label}: ${said(before)} → ${said(after)}`);
  return short([short(`content: ${subject}`, SUBJECT), '', ...lines].join('\n'), LONGEST);
}
