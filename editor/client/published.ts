/** What differs from what is published, in the words of the form. */
import { names } from '../../content/schema/files.ts';
import { type Difference, differences, keyOf } from '../compare.ts';
import type { Contents, Name } from './content.ts';
import { placeOf, titleOf } from './fields.ts';

/** A field that differs, and what it is called. */
export type LabelledChange = {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  change: Difference & { name: Name; published: unknown };
};

/** The name that the form has for a field. */
export function idOf(name: Name, path: string[], contents: Contents) {
  let value: unknown = contents[name];
  const keys = path.map((key) => {
    const list = Array.isArray(value) ? (value as { id?: number | string }[]) : undefined;
    const at = list?.findIndex((entry) => String(keyOf(entry)) === key) ?? -1;
    value = list ? list[at] : (value as Record<string, unknown> | undefined)?.[key];
    return list ? (list[at]?.id ?? at) : key;
  });
  return [name, ...keys].join('.');
}

/** Each field that differs. What is there no more is named as it was. */
export const changesSince = (published: Contents, contents: Contents): LabelledChange[] =>
  names
    .filter((name) => published[name] !== undefined)
    .flatMap((name) =>
      differences(published[name], contents[name]).map((difference) => {
        const { path, before, after } = difference;
        const where = after === undefined ? published : contents;
        const field = idOf(name, path, where);
        const change = { ...difference, name, published: published[name] };
        return { field, label: placeOf(field, where), before, after, change };
      }),
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
export function summary(changes: LabelledChange[]) {
  const isFew = changes.length <= FEW;
  const places = new Set(changes.map(({ label, change }) => (isFew ? label : titleOf(change.name))));
  const list = new Intl.ListFormat('en-GB').format(places);
  return `${count(changes.length)}${isFew ? ':' : ', in'} ${list}`;
}

const SUBJECT = 72;
const LONGEST = 4000;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** What the history says of it: the first line names it, the others have each field. */
export function messageOf(changes: LabelledChange[]) {
  const [first] = changes;
  const subject =
    changes.length === 1 ? `${first!.label}: ${said(first!.after) || 'removed'}` : summary(changes);
  const lines = changes.map(({ label, before, after }) => `${label}: ${said(before)} → ${said(after)}`);
  return short([short(`content: ${subject}`, SUBJECT), '', ...lines].join('\n'), LONGEST);
}
