/** Changes in the words of the form: what differs from what is published, conflicts, the message of a commit. */
import { diffArrays } from 'diff';
import type { Photo } from '../../content/photo.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { type Change, diff, fieldIdOf, force } from '../change.ts';
import { choicesOf } from './choices.ts';
import {
  draftAround,
  entriesOf,
  type Field,
  fieldAt,
  hasParts,
  type Name,
  placeOf,
  within,
} from './fields.ts';

/** A value as the form shows it, in lines, and the files of the photographs in it. */
export type Shown = { lines: string[]; photos: string[] };

/** A change with its label. */
export type LabelledChange = {
  field: string;
  label: string;
  before: Shown;
  after: Shown;
  change: Change;
};

const shownLines = (lines: string[] = []): Shown => ({ lines, photos: [] });

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A single value in the words of the form; empty where there is none. */
function inWords(field: Field, contents: Content) {
  const { kind, value } = field;
  if (kind === 'switch') return value ? 'Yes' : 'No';
  const day = Date.parse(kind === 'permission' ? String(value) : '');
  if (day) return dayFormat.format(day);
  const choice = choicesOf(field, contents)?.find((one) => one.value === value);
  if (choice) return choice.label;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** What is shown of a value that the field of `change` has in `contents`: of an entry or a group, what is in it, with its labels. */
function shownOf({ file, path }: Change, value: unknown, contents: Content): Shown {
  if (isTexts(value)) return shownLines(value);
  const written = force(contents[file as Name], { file, path, after: value });
  const field = fieldAt([file, ...path].join('.'), { ...contents, [file]: written });
  if (!field) return shownLines();
  if (!hasParts(field)) return shownLines([inWords(field, contents)].filter(Boolean));
  const parts = within(field).filter((part) => part.value);
  const photos = parts.filter(({ kind }) => kind === 'photo').map((photo) => (photo.value as Photo).file);
  const texts = parts
    // A photograph is shown as a picture, without the numbers of its point.
    .filter((part) => !photos.includes(part.value as string) && typeof part.value !== 'number')
    .map((part) => ({ label: part.schema.title ?? part.label, text: inWords(part, contents) }))
    .filter(({ text }) => text);
  const [first, second] = texts;
  // The label of the whole is enough for a single text.
  if (first && !second) return { lines: [first.text], photos };
  return { lines: texts.map(({ label, text }) => `${label}: ${text}`), photos };
}

/** Labels a change that leads from `before` to `after`. */
export function labelChange(change: Change, before: Content, after: Content): LabelledChange {
  const field = fieldIdOf(change);
  // What was removed has the label that it had.
  const label = placeOf(field, change.after === undefined ? before : after);
  if (change.path.at(-1) === 'isDraft') {
    const [old, now] = [change.before, change.after].map((isDraft) => [isDraft ? 'Draft' : 'Shown']);
    return { field, label, before: shownLines(old), after: shownLines(now), change };
  }
  if (change.isOrder) {
    const [old, now] = [change.before, change.after].map((ids) => entriesOf(field, ids, after));
    return { field, label: `${label}: order`, before: shownLines(old), after: shownLines(now), change };
  }
  const [old, now] = [shownOf(change, change.before, before), shownOf(change, change.after, after)];
  const draft = draftAround(field, after) ? ' (draft)' : '';
  return { field, label: label + draft, before: old, after: now, change };
}

/** Of two lists, the lines that differ. A line that only moved has its place before it. */
function onlyDiffering(labelled: LabelledChange): LabelledChange {
  const { change, before, after } = labelled;
  if (!Array.isArray(change.before) || !Array.isArray(change.after)) return labelled;
  const parts = diffArrays(before.lines, after.lines);
  const linesIn = (which: 'removed' | 'added', { lines }: Shown, others: Shown) =>
    parts
      .filter((part) => part[which])
      .flatMap((part) => part.value)
      .map((line) => (others.lines.includes(line) ? `${lines.indexOf(line) + 1}. ${line}` : line));
  return {
    ...labelled,
    before: shownLines(linesIn('removed', before, after)),
    after: shownLines(linesIn('added', after, before)),
  };
}

/**
 * The changes from `published` to `contents`. A file that was never published has none. What may be chosen is looked up in
 * `others` where these lack a file.
 */
export const labelledDiff = (published: Content, contents: Content, others = contents): LabelledChange[] =>
  names
    .filter((name) => published[name] !== undefined)
    .flatMap((name) => diff(name, published[name], contents[name]))
    .map((change) => labelChange(change, { ...others, ...published }, { ...others, ...contents }))
    .map(onlyDiffering);

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

const SUBJECT = 72;
const LONGEST = 4000;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** In characters: what is removed is there to be recognized. */
const RECOGNIZED = 100;

export const isNothing = ({ lines, photos }: Shown) => lines.length === 0 && photos.length === 0;

const inOneLine = ({ lines }: Shown) => lines.join(' · ');

/** A change as it was and as it is. */
export function inShort(before: Shown, after: Shown) {
  const [old, now] = [before, after].map(({ lines }) => lines.join('\n'));
  if (isNothing(before)) return `New:${after.lines.length > 1 ? '\n' : ' '}${now}`;
  if (isNothing(after)) return `Removed: ${short(inOneLine(before), RECOGNIZED)}`;
  return `${old} → ${now}`;
}

/** The message of the commit: a subject, and a line for each change. */
export function messageOf(changes: LabelledChange[]) {
  const [first] = changes;
  const subject =
    changes.length === 1
      ? `${first!.label}: ${inOneLine(first!.after) || 'removed'}`
      : `${changes.length} changes, first ${first!.label}`;
  const lines = changes.map(
    ({ label, before, after }) => `${label}: ${inOneLine(before)} → ${inOneLine(after)}`,
  );
  return short([short(`content: ${subject}`, SUBJECT), '', ...lines].join('\n'), LONGEST);
}
