/**
 * A change is a difference with what it began from. It is applied where the field still says `before`, and refused where
 * somebody else has written since. All that the editor does is this: typing, undoing, publishing, taking back.
 */
import { isObject } from './ids.ts';

export type Change = {
  /** A file of content/, without its ending. */
  file: string;
  /** The names that lead to the field: those of fields, and the ids of entries. */
  path: string[];
  /** Left out where there is nothing. */
  before?: unknown;
  after?: unknown;
  /** Of an entry that comes or goes: the id of the one before it; '' at the beginning of the list. */
  follows?: string;
  /** Of the order of a list: `before` and `after` are the ids of the entries that are in both. */
  isOrder?: true;
  /** Takes back what was published, or changed here: nobody has typed `after`. */
  isBack?: true;
};

type Entry = Record<string, unknown>;

/** Whether both say the same, in whatever order their fields are written. A field that says nothing is none. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isEqual((a as Entry)[name], (b as Entry)[name]));
}

const idsOf = (list: Entry[]) => list.map(({ id }) => String(id));

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((entry) => isObject(entry) && entry.id !== undefined);

const entryOf = (list: Entry[], id: string) => list.find((entry) => String(entry.id) === id);

/** The part of `whole` called `name`; in a list of mere texts, its number. */
function partOf(whole: unknown, name: string): unknown {
  if (isEntries(whole)) return entryOf(whole, name);
  // Every object has more than its own: a page may be called “constructor”.
  return whole && Object.hasOwn(whole, name) ? (whole as Entry)[name] : undefined;
}

export const valueAt = (whole: unknown, path: string[]) => path.reduce<unknown>(partOf, whole);

/** The name of the field that a change is about, as the form has it. */
export const fieldOf = ({ file, path }: Change) => [file, ...path].join('.');

/** What the content says where the change is; of an order, the ids. */
export function valueIn(content: unknown, { path, isOrder }: Change) {
  const value = valueAt(content, path);
  return isOrder ? (value as Entry[] | undefined)?.map(({ id }) => String(id)) : value;
}

const predecessor = (list: Entry[], id: string) => idsOf(list)[idsOf(list).indexOf(id) - 1] ?? '';

function listDiff(file: string, before: Entry[], after: Entry[], path: string[]): Change[] {
  const [old, now] = [idsOf(before), idsOf(after)];
  // From the end, so that turned round each finds the one that it follows.
  const gone = old.filter((id) => !now.includes(id)).toReversed();
  const kept = old.filter((id) => now.includes(id));
  const moved = now.filter((id) => old.includes(id));
  const come = now.filter((id) => !old.includes(id));
  return [
    ...gone.map((id) => ({
      file,
      path: [...path, id],
      before: entryOf(before, id),
      follows: predecessor(before, id),
    })),
    ...kept.flatMap((id) => diff(file, entryOf(before, id), entryOf(after, id), [...path, id])),
    ...(isEqual(kept, moved) ? [] : [{ file, path, before: kept, after: moved, isOrder: true as const }]),
    ...come.map((id) => ({
      file,
      path: [...path, id],
      after: entryOf(after, id),
      follows: predecessor(after, id),
    })),
  ];
}

/** What leads from one state to the other, one change after the other. A list of mere texts is one value. */
export function diff(file: string, before: unknown, after: unknown, path: string[] = []): Change[] {
  if (isEqual(before, after)) return [];
  if (isEntries(before) && isEntries(after)) return listDiff(file, before, after, path);
  if (!isObject(before) || !isObject(after)) return [{ file, path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => diff(file, partOf(before, name), partOf(after, name), [...path, name]));
}

/** What takes all of `changes` back. */
export const invert = (changes: Change[]): Change[] =>
  changes.toReversed().map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }));

/** At the end where it is not known what the entry follows, or that is gone. */
function inserted(list: Entry[], entry: Entry, follows?: string) {
  const at = list.findIndex(({ id }) => String(id) === follows) + 1;
  return list.toSpliced(follows === '' ? 0 : at || list.length, 0, entry);
}

/** `whole` with `value` at `path`; undefined where there is no place for it. */
function put(whole: unknown, [name, ...rest]: string[], value: unknown, follows?: string): unknown {
  if (name === undefined) return value;
  const part = partOf(whole, name);
  const next = rest.length > 0 ? put(part, rest, value, follows) : value;
  if (rest.length > 0 && next === undefined) return;
  if (isEntries(whole)) {
    if (next === undefined) return whole.filter((entry) => entry !== part);
    if (!part) return inserted(whole, next as Entry, follows);
    return whole.map((entry) => (entry === part ? (next as Entry) : entry));
  }
  if (Array.isArray(whole)) return whole.with(Number(name), next);
  if (!isObject(whole)) return;
  if (next !== undefined) return { ...whole, [name]: next };
  const { [name]: _, ...others } = whole;
  return others;
}

function reordered(list: unknown, before: string[], after: string[]) {
  if (!isEntries(list)) return;
  const common = idsOf(list).filter((id) => before.includes(id) && after.includes(id));
  const isCommon = (id: string) => common.includes(id);
  const to = after.filter(isCommon);
  if (isEqual(common, to)) return list;
  if (!isEqual(common, before.filter(isCommon))) return;
  const places = to.values();
  return list.map((entry) => (isCommon(String(entry.id)) ? entryOf(list, places.next().value!)! : entry));
}

/** `whole` with the change; itself where that is so already, and undefined where somebody else has written since. */
export function apply(whole: unknown, { path, before, after, follows, isOrder }: Change): unknown {
  const now = valueAt(whole, path);
  if (isOrder) {
    const list = reordered(now, before as string[], after as string[]);
    if (list === undefined) return;
    return list === now ? whole : put(whole, path, list);
  }
  if (isEqual(now, after)) return whole;
  return isEqual(now, before) ? put(whole, path, after, follows) : undefined;
}

/** `whole` with the change, whatever the field says. */
function overwritten(whole: unknown, change: Change) {
  const now = valueAt(whole, change.path);
  const order = isEntries(now) ? idsOf(now) : [];
  return apply(whole, { ...change, before: change.isOrder ? order : now });
}

/** `whole` with the change, whatever the field says; as it is where there is no place for it. */
export const force = (whole: unknown, change: Change) => overwritten(whole, change) ?? whole;

/** Whether what it changes is there: not where the entry that it is in is gone. */
export const hasPlace = (whole: unknown, change: Change) => overwritten(whole, change) !== undefined;

/** Whether the field says already what the change would have it say. */
export const isDone = (whole: unknown, change: Change) => overwritten(whole, change) === whole;

/** `whole` with all of `changes`, one after the other; undefined where one is refused. */
export const applyAll = (whole: unknown, changes: Change[]) =>
  changes.reduce<unknown>((now, change) => now && apply(now, change), whole);

/**
 * A change in an entry that is gone from `now`, as one of the whole entry, which brings it back: `services › b › title`
 * becomes `services › b`. `base` and `mine` are the content without and with the change.
 */
export function ofEntry(change: Change, base: unknown, mine: unknown, now: unknown): Change {
  const { file, isOrder } = change;
  const lost = change.path.findIndex((_, i) => valueAt(now, change.path.slice(0, i + 1)) === undefined);
  const isEntry = lost === change.path.length - 1 && !isOrder;
  if (lost === -1 || isEntry) return change;
  const path = change.path.slice(0, lost + 1);
  if (valueAt(mine, path) === undefined) return change;
  const list = valueAt(mine, path.slice(0, -1));
  const follows = isEntries(list) ? predecessor(list, path.at(-1)!) : undefined;
  return { file, path, before: valueAt(base, path), after: valueAt(mine, path), follows };
}

/** What leads from `base` to `mine`, as it is to be applied to `now`. */
export function changesTo(file: string, base: unknown, mine: unknown, now: unknown) {
  const changes = diff(file, base, mine).map((change) => ofEntry(change, base, mine, now));
  return changes.filter((one, i) => changes.findIndex((it) => isEqual(it, one)) === i);
}

/** `mine`, which began as `base`, brought to what is there `now`. What is refused is not in the content. */
export function rebase(file: string, base: unknown, mine: unknown, now: unknown) {
  let content = now;
  const refused: Change[] = [];
  for (const change of changesTo(file, base, mine, now)) {
    const next = apply(content, change);
    if (next === undefined) refused.push(change);
    else content = next;
  }
  return { content, refused };
}
