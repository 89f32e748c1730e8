/**
 * A change of one field, from `before` to `after`. It is applied where the field still says `before`, and refused where
 * somebody else has written since. Typing, undo, revert, merge and the resolution of a conflict are all changes.
 */
import { isObject } from './ids.ts';

export type Change = {
  /** A file of content/, without its ending. */
  file: string;
  /** The names that lead to the field: those of fields, and the ids of entries. */
  path: string[];
  /** Undefined where the field or entry is not there. */
  before?: unknown;
  after?: unknown;
  /** Of an entry that is added or removed: the id of the entry before it, '' for the first. */
  previous?: string;
  /** A change of the order of a list: `before` and `after` are the ids of the entries that are in both. */
  isOrder?: true;
  /** Whether `after` comes from a revert, and was not typed. */
  isRevert?: true;
};

type Entry = Record<string, unknown>;

/** Whether both say the same, in any order of their fields. An undefined field equals one that is not there. */
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

/** The field `name`, the entry with the id `name`, or the text with the index `name`. */
function partOf(whole: unknown, name: string): unknown {
  if (isEntries(whole)) return entryOf(whole, name);
  // Not what every object inherits: a page may be called “constructor”.
  return whole && Object.hasOwn(whole, name) ? (whole as Entry)[name] : undefined;
}

/** What `whole` says at a path; undefined where there is nothing. */
export const partAt = (whole: unknown, path: string[]) => path.reduce<unknown>(partOf, whole);

/** The id of the field in the form. */
export const fieldIdOf = ({ file, path }: Change) => [file, ...path].join('.');

/** What the content says where the change would be applied; of an order, the ids. */
export function currentValue(content: unknown, { path, isOrder }: Change) {
  const value = partAt(content, path);
  return isOrder ? (value as Entry[] | undefined)?.map(({ id }) => String(id)) : value;
}

const predecessor = (list: Entry[], id: string) => idsOf(list)[idsOf(list).indexOf(id) - 1] ?? '';

function listDiff(file: string, before: Entry[], after: Entry[], path: string[]): Change[] {
  const [old, now] = [idsOf(before), idsOf(after)];
  // From the end, so that the inverse of each finds the entry before it.
  const gone = old.filter((id) => !now.includes(id)).toReversed();
  const kept = old.filter((id) => now.includes(id));
  const moved = now.filter((id) => old.includes(id));
  const come = now.filter((id) => !old.includes(id));
  return [
    ...gone.map((id) => ({
      file,
      path: [...path, id],
      before: entryOf(before, id),
      previous: predecessor(before, id),
    })),
    ...kept.flatMap((id) => diff(file, entryOf(before, id), entryOf(after, id), [...path, id])),
    ...(isEqual(kept, moved) ? [] : [{ file, path, before: kept, after: moved, isOrder: true as const }]),
    ...come.map((id) => ({
      file,
      path: [...path, id],
      after: entryOf(after, id),
      previous: predecessor(after, id),
    })),
  ];
}

/** Whether another photograph is in the place of one: what it shows and its point are about that picture alone. */
const isExchanged = (before: Entry, after: Entry) => before.file !== after.file;

/** The changes that lead from `before` to `after`, to be applied in this order. A list of texts is one value, and so is a photograph that is exchanged. */
export function diff(file: string, before: unknown, after: unknown, path: string[] = []): Change[] {
  if (isEqual(before, after)) return [];
  if (isEntries(before) && isEntries(after)) return listDiff(file, before, after, path);
  if (!isObject(before) || !isObject(after) || isExchanged(before, after))
    return [{ file, path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => diff(file, partOf(before, name), partOf(after, name), [...path, name]));
}

/** The changes that undo `changes`. */
export const invert = (changes: Change[]): Change[] =>
  changes.toReversed().map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }));

/** Inserts behind the entry `previous`; at the end where there is none. */
function insert(list: Entry[], entry: Entry, previous?: string) {
  const at = list.findIndex(({ id }) => String(id) === previous) + 1;
  return list.toSpliced(previous === '' ? 0 : at || list.length, 0, entry);
}

/** `whole` with `value` at `path`; undefined where the path leads nowhere. */
function put(whole: unknown, [name, ...rest]: string[], value: unknown, previous?: string): unknown {
  if (name === undefined) return value;
  const part = partOf(whole, name);
  const next = rest.length > 0 ? put(part, rest, value, previous) : value;
  if (rest.length > 0 && next === undefined) return;
  if (isEntries(whole)) {
    if (next === undefined) return whole.filter((entry) => entry !== part);
    if (!part) return insert(whole, next as Entry, previous);
    return whole.map((entry) => (entry === part ? (next as Entry) : entry));
  }
  if (Array.isArray(whole)) return whole.with(Number(name), next);
  if (!isObject(whole)) return;
  if (next !== undefined) return { ...whole, [name]: next };
  const { [name]: _, ...others } = whole;
  return others;
}

function reorder(list: unknown, before: string[], after: string[]) {
  if (!isEntries(list)) return;
  const common = idsOf(list).filter((id) => before.includes(id) && after.includes(id));
  const isCommon = (id: string) => common.includes(id);
  const to = after.filter(isCommon);
  if (isEqual(common, to)) return list;
  if (!isEqual(common, before.filter(isCommon))) return;
  const places = to.values();
  return list.map((entry) => (isCommon(String(entry.id)) ? entryOf(list, places.next().value!)! : entry));
}

/** `whole` with the change; `whole` itself where it says so already; undefined where the change is refused. */
export function apply(whole: unknown, { path, before, after, previous, isOrder }: Change): unknown {
  const now = partAt(whole, path);
  if (isOrder) {
    const list = reorder(now, before as string[], after as string[]);
    if (list === undefined) return;
    return list === now ? whole : put(whole, path, list);
  }
  if (isEqual(now, after)) return whole;
  return isEqual(now, before) ? put(whole, path, after, previous) : undefined;
}

/** `whole` with the change, whatever the field says; undefined where its entry is gone. */
function overwritten(whole: unknown, change: Change) {
  const now = partAt(whole, change.path);
  const order = isEntries(now) ? idsOf(now) : [];
  return apply(whole, { ...change, before: change.isOrder ? order : now });
}

/** `whole` with the change, whatever the field says; as it is where the entry of the field is gone. */
export const force = <Whole>(whole: Whole, change: Change) => (overwritten(whole, change) ?? whole) as Whole;

/** Whether the entry of the field is there. */
export const hasTarget = (whole: unknown, change: Change) => overwritten(whole, change) !== undefined;

/** Whether the field says `after`. */
export const isApplied = (whole: unknown, change: Change) => overwritten(whole, change) === whole;

/** `whole` with all of `changes`; undefined where one is refused. */
export const applyAll = (whole: unknown, changes: Change[]) =>
  changes.reduce<unknown>((now, change) => now && apply(now, change), whole);

/**
 * The change of the whole entry, for a change in an entry that is gone from `now`: `services › b › title` becomes
 * `services › b`. `base` and `mine` are the content without and with the change.
 */
export function widenToEntry(change: Change, base: unknown, mine: unknown, now: unknown): Change {
  const { file, isOrder } = change;
  const lost = change.path.findIndex((_, i) => partAt(now, change.path.slice(0, i + 1)) === undefined);
  const isEntry = lost === change.path.length - 1 && !isOrder;
  if (lost === -1 || isEntry) return change;
  const path = change.path.slice(0, lost + 1);
  if (partAt(mine, path) === undefined) return change;
  const list = partAt(mine, path.slice(0, -1));
  const previous = isEntries(list) ? predecessor(list, path.at(-1)!) : undefined;
  return { file, path, before: partAt(base, path), after: partAt(mine, path), previous };
}

/** The changes that lead from `base` to `mine`, to be applied to `now`. */
export function diffOnto(file: string, base: unknown, mine: unknown, now: unknown) {
  const changes = diff(file, base, mine).map((change) => widenToEntry(change, base, mine, now));
  return changes.filter((one, i) => changes.findIndex((it) => isEqual(it, one)) === i);
}

/** Applies the changes from `base` to `mine` to what is there `now`. The content is without those that are refused. */
export function rebase(file: string, base: unknown, mine: unknown, now: unknown) {
  let content = now;
  const refused: Change[] = [];
  for (const change of diffOnto(file, base, mine, now)) {
    const next = apply(content, change);
    if (next === undefined) refused.push(change);
    else content = next;
  }
  return { content, refused };
}
