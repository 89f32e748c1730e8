/** What differs from what is published, in the words of the form. */
import { names } from '../../content/schema/files.ts';
import { type Change, diff, fieldIdOf } from '../change.ts';
import { type Contents, entriesOf, placeOf } from './fields.ts';

/** A field that differs, and what it is called. */
export type LabelledChange = {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  change: Change;
};

/** A change in the words of the form. */
export function labelChange(change: Change, before: Contents, after: Contents): LabelledChange {
  const field = fieldIdOf(change);
  // What is there no more is named as it was.
  const label = placeOf(field, change.after === undefined ? before : after);
  if (!change.isOrder) return { field, label, before: change.before, after: change.after, change };
  const [old, now] = [change.before, change.after].map((ids) => entriesOf(field, ids, after));
  return { field, label: `${label}: order`, before: old, after: now, change };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Of two lists of texts, what one of them alone has; all of it where that is the order. */
function onlyDiffering({ before, after, ...rest }: LabelledChange): LabelledChange {
  if (!isTexts(before) || !isTexts(after)) return { ...rest, before, after };
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  const isOrder = gone.length === 0 && come.length === 0;
  return isOrder ? { ...rest, before, after } : { ...rest, before: gone, after: come };
}

/** Each field that differs, with what differs in it. */
export const labelledDiff = (published: Contents, contents: Contents): LabelledChange[] =>
  names
    .filter((name) => published[name] !== undefined)
    .flatMap((name) => diff(name, published[name], contents[name]))
    .map((change) => onlyDiffering(labelChange(change, published, contents)));

/**
 * A conflict in words: what has happened, and each value with its name and what is pressed to have it. `isShown` says whether
 * the form shows what was refused.
 */
export function resolutionsOf({ change, before, after }: LabelledChange, isShown = true) {
  const theirs = { which: 'theirs' as const, value: before };
  const mine = { which: 'mine' as const, value: after };
  // What this window has written is its own, whether or not the file has it.
  const [own, other] = isShown ? [mine, theirs] : [theirs, mine];
  if (change.isRevert)
    return {
      reason: 'This has been changed since. Choose one of both:',
      sides: [
        { ...theirs, name: 'Here now', press: 'Keep what is here' },
        { ...mine, name: 'Taking back gives', press: 'Take back' },
      ],
    };
  return {
    reason: 'Somebody else has changed this too. Choose one of both:',
    sides: [
      { ...own, name: 'Yours', press: 'Keep yours' },
      { ...other, name: 'Theirs', press: 'Take theirs' },
    ],
  };
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'id' ? [] : textsOf(part)));
}

/** A value as a reader compares it: the texts in it, without numbers. */
export const textOf = (value: unknown) => textsOf(value).filter(Boolean).join(' · ');

/** The same, with a word where it says nothing. Of a list only what differs is compared: the rest of it may be there. */
export const textOrNone = (value: unknown) =>
  textOf(value) || (Array.isArray(value) ? '(not there)' : '(nothing)');

const SUBJECT = 72;
const LONGEST = 4000;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** What the history says of it: the first line names it, the others have each field. */
export function messageOf(changes: LabelledChange[]) {
  const [first] = changes;
  const subject =
    changes.length === 1
      ? `${first!.label}: ${textOf(first!.after) || 'removed'}`
      : `${changes.length} changes, first ${first!.label}`;
  const lines = changes.map(({ label, before, after }) => `${label}: ${textOf(before)} → ${textOf(after)}`);
  return short([short(`content: ${subject}`, SUBJECT), '', ...lines].join('\n'), LONGEST);
}
