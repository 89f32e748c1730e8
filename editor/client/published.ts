/** What differs from what is published, in the words of the form. */
import { names } from '../../content/schema/files.ts';
import { type Change, diff } from '../change.ts';
import type { Contents, Name } from './content.ts';
import { placeOf, titleOf } from './fields.ts';

/** A field that differs, and what it is called. */
export type LabelledChange = {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  change: Change;
};

type Entry = { id: string | number; title?: string; heading?: string; label?: string };

/** The order of a list, as a reader compares it. */
function orderOf(list: unknown, ids: unknown) {
  const entries = list as Entry[];
  return (ids as string[]).map((id) => {
    const { title, heading, label } = entries.find((entry) => String(entry.id) === id) ?? {};
    return title ?? heading ?? label ?? id;
  });
}

function labelled(change: Change, before: Contents, after: Contents): LabelledChange {
  const { file, path, isOrder } = change;
  const field = [file, ...path].join('.');
  // What is there no more is named as it was.
  const label = placeOf(field, change.after === undefined ? before : after);
  if (!isOrder) return { field, label, before: change.before, after: change.after, change };
  const list = path.reduce<unknown>(
    (part, name) => (part as Record<string, unknown>)[name],
    after[file as Name],
  );
  return {
    field,
    label: `${label}: order`,
    before: orderOf(list, change.before),
    after: orderOf(list, change.after),
    change,
  };
}

/** Each field that differs. */
export const changesSince = (published: Contents, contents: Contents): LabelledChange[] =>
  names
    .filter((name) => published[name] !== undefined)
    .flatMap((name) => diff(name, published[name], contents[name]))
    .map((change) => labelled(change, published, contents));
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
  const places = new Set(changes.map(({ label, change }) => (isFew ? label : titleOf(change.file as Name))));
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
