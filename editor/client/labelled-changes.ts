/** Changes in the words of the form: what differs from what is published, conflicts, the message of a commit. */
import { type Content, names } from '../../content/schema/files.ts';
import { type Change, diff, fieldIdOf } from '../change.ts';
import { draftAround, entriesOf, fieldWith, hasParts, placeOf, within } from './fields.ts';

/** A change with its label. `before` and `after` are what is shown of it: of an order, labels. */
export type LabelledChange = {
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  change: Change;
};

/** What is shown of a value: of an entry or a group, its texts with their labels. */
function shownOf(id: string, value: unknown, contents: Content) {
  const field = typeof value === 'object' && !Array.isArray(value) && fieldWith(id, value, contents);
  if (!field) return value;
  return within(field)
    .filter((part) => !hasParts(part) && textOf(part.value))
    .map(({ schema, label, value }) => `${schema.title ?? label}: ${textOf(value)}`);
}

/** Labels a change that leads from `before` to `after`. */
export function labelChange(change: Change, before: Content, after: Content): LabelledChange {
  const field = fieldIdOf(change);
  const { path } = change;
  // What was removed has the label that it had.
  const label = placeOf(field, change.after === undefined ? before : after);
  if (path.at(-1) === 'isDraft') {
    const [old, now] = [change.before, change.after].map((isDraft) => (isDraft ? 'Draft' : 'Shown'));
    return { field, label, before: old, after: now, change };
  }
  if (!change.isOrder) {
    const [old, now] = [shownOf(field, change.before, before), shownOf(field, change.after, after)];
    const draft = draftAround(field, after) ? ' (draft)' : '';
    return { field, label: label + draft, before: old, after: now, change };
  }
  const [old, now] = [change.before, change.after].map((ids) => entriesOf(field, ids, after));
  return { field, label: `${label}: order`, before: old, after: now, change };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** Of two lists of texts, only the texts that differ; all of them where only the order does. */
function onlyDiffering({ before, after, ...rest }: LabelledChange): LabelledChange {
  if (!isTexts(before) || !isTexts(after)) return { ...rest, before, after };
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  const isOrder = gone.length === 0 && come.length === 0;
  return isOrder ? { ...rest, before, after } : { ...rest, before: gone, after: come };
}

/** The changes from `published` to `contents`. A file that was never published has none. */
export const labelledDiff = (published: Content, contents: Content): LabelledChange[] =>
  names
    .filter((name) => published[name] !== undefined)
    .flatMap((name) => diff(name, published[name], contents[name]))
    .map((change) => onlyDiffering(labelChange(change, published, contents)));

/** The two resolutions of a conflict, in words. `isShown` says whether the form shows the refused value. */
export function resolutionsOf({ change, before, after }: LabelledChange, isShown = true) {
  const theirs = { which: 'theirs' as const, value: before };
  const mine = { which: 'mine' as const, value: after };
  // Where the form shows what the file says, this window has written that, and another the refused value.
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
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['id', 'isDraft'].includes(key) ? [] : textsOf(part),
  );
}

/** A value as a reader compares it: the texts in it, without numbers. */
export const textOf = (value: unknown, between = ' · ') => textsOf(value).filter(Boolean).join(between);

/** The same in lines, with a word where there are no texts. Of a list, the texts that do not differ may be there. */
export const textOrNone = (value: unknown) =>
  textOf(value, '\n') || (Array.isArray(value) ? '(not there)' : '(nothing)');

const SUBJECT = 72;
const LONGEST = 4000;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** In characters: what is removed is there to be recognized. */
const RECOGNIZED = 100;

/** A change as it was and as it is. */
export function inShort(before: unknown, after: unknown) {
  const [old, now] = [textOf(before, '\n'), textOf(after, '\n')];
  if (!old) return `New:${now.includes('\n') ? '\n' : ' '}${now}`;
  return now ? `${old} → ${now}` : `Removed: ${short(textOf(before), RECOGNIZED)}`;
}

/** The message of the commit: a subject, and a line for each change. */
export function messageOf(changes: LabelledChange[]) {
  const [first] = changes;
  const subject =
    changes.length === 1
      ? `${first!.label}: ${textOf(first!.after) || 'removed'}`
      : `${changes.length} changes, first ${first!.label}`;
  const lines = changes.map(({ label, before, after }) => `${label}: ${textOf(before)} → ${textOf(after)}`);
  return short([short(`content: ${subject}`, SUBJECT), '', ...lines].join('\n'), LONGEST);
}
