/** What is being edited: kept in one place, undone and redone, saved, and never lost. */
import { useSyncExternalStore } from 'react';
import { names } from '../../content/schema/files.ts';
import { type Conflict as Both, isEqual, merge } from '../compare.ts';
import type { Stored } from '../files.ts';
import { mend } from '../ids.ts';
import { type Contents, holds, type Name, valueIn } from './content.ts';
import { adoptDrafts, keepDrafts } from './drafts.ts';
import { emptyOf, fieldAt, titleOf } from './fields.ts';
import { idOf } from './published.ts';
import { ask, onServerNews } from './server.ts';
import { follow, slugsOf, withCategory, withoutPage, withPage } from './tasks.ts';

type Step = { contents: Contents; field: string };

export type Saving = { state: 'saved' | 'typing' | 'waiting' | 'failed'; reason?: string };

/** A field that was changed here and elsewhere. */
export type Conflict = { field: string; mine: unknown; theirs: unknown };

type State = {
  contents: Contents;
  /** The same as on the disk, where it can be read. */
  saved: Contents;
  /** Why a file cannot be read. */
  faults: Partial<Record<Name, string>>;
  /** As on the disk. */
  stored: Record<Name, Stored>;
  past: Step[];
  future: Step[];
  saving: Saving;
  /** What has happened to the content without this window, newest last. */
  news: string[];
  conflicts: Conflict[];
  /** Addresses of services that were there when the editor was opened: links may lead to them. */
  known: ReadonlySet<string>;
  /** The content that the form shows, and the field in use. */
  shown: Name;
  field: string;
  /** The page in the frame, by its path; another may have been gone to in the frame. */
  path: string;
  /** The entries of lists that are open, and what else folds. */
  open: ReadonlySet<string>;
};

let state: State | undefined;

function readOf(stored: State['stored'], before: Contents) {
  const entriesOf = <Value>(value: (name: Name) => Value) =>
    names.map((name) => [name, value(name)] as const);
  return {
    saved: Object.fromEntries(entriesOf((name) => stored[name].content ?? before[name])) as Contents,
    faults: Object.fromEntries(
      entriesOf((name) => stored[name].fault && unreadable(name)).filter(([, fault]) => fault),
    ),
  };
}

const unreadable = (name: Name) =>
  `Another program has written “${titleOf(name)}” in a way that cannot be read. Correct the file there, or write what this form shows in its place.`;

const listeners = new Set<() => void>();

export function set(part: Partial<State>) {
  const next = { ...state!, ...part };
  state = { ...next, ...(part.stored && readOf(part.stored, next.saved)) };
  for (const listener of listeners) listener();
}

export const get = () => state!;

export function useEditor() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state!,
  );
}

export const tell = (news: string) => set({ news: [...get().news.slice(-2), news] });

/** Fields that were changed here and elsewhere; the form keeps what was typed here. */
export function addConflicts(found: (Both & { name: Name })[]) {
  if (found.length === 0) return;
  const conflicts = found.map(({ name, path, mine, theirs }) => ({
    field: idOf(name, path, get().contents),
    mine,
    theirs,
  }));
  set({ conflicts: [...get().conflicts, ...conflicts] });
  tell('Somebody else has changed what you have changed. Choose between both under "Changes".');
}

/** Two keys of one field within a second are one step to undo. */
const STEP = 1000;
let lastEdit = { field: '', at: 0 };

/** Takes new content. `field` is what was edited, to which "Undo" goes back. */
function edit(changed: Partial<Contents>, field: string) {
  const { contents, known } = get();
  replace(mend(follow(contents, { ...contents, ...changed }, known)) as Contents, field);
}

/** Takes content as it is: what was published once needs nothing to follow from it. */
export function replace(next: Contents, field: string) {
  const { contents, past } = get();
  const isSameStep = lastEdit.field === field && Date.now() - lastEdit.at < STEP;
  lastEdit = { field, at: Date.now() };
  set({ contents: next, past: isSameStep ? past : [...past, { contents, field }], future: [] });
  changedHere();
}

export const valueAt = (id: string) => valueIn(get().contents, id);

type Parts = Record<string, unknown>;

/** Where an entry is in its list. */
function placeIn(list: unknown[], key: string) {
  const at = list.findIndex((entry) => String((entry as { id?: unknown }).id) === key);
  return at === -1 ? Number(key) : at;
}

function withValue(whole: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const old = Array.isArray(whole) ? (whole as unknown[])[placeIn(whole, key)] : (whole as Parts)[key];
  const part = withValue(old, rest, value);
  return Array.isArray(whole) ? whole.with(placeIn(whole, key), part) : { ...(whole as Parts), [key]: part };
}

/** Writes one field. */
export const setValue = (id: string, value: unknown) =>
  edit(withValue(get().contents, id.split('.'), value) as Contents, id);

/** The list that an entry is in, and the place that it has there. */
function listOf(field: string) {
  const list = field.replace(/\.[^.]+$/, '');
  const entries = valueAt(list) as unknown[];
  return { list, entries, at: placeIn(entries, field.split('.').at(-1)!) };
}

/** The fields of a list change: `change` returns the list, and where in it the entry is that was made. */
function change(list: string, entries: unknown[], at: number) {
  setValue(list, entries);
  return fieldAt(list, get().contents)!.parts[at]!.id;
}

/** An empty entry at the place `at`, or at the end. Returns its field. */
export function addEntry(list: string, at?: number) {
  const { schema, value } = fieldAt(list, get().contents)!;
  const entries = value as unknown[];
  const place = at ?? entries.length;
  return change(list, entries.toSpliced(place, 0, emptyOf(schema.items!)), place);
}

/** Behind the original. Returns its field. */
export function copyEntry(field: string) {
  const { list, entries, at } = listOf(field);
  return change(list, entries.toSpliced(at + 1, 0, entries[at]), at + 1);
}

export function removeEntry(field: string) {
  const { list, entries, at } = listOf(field);
  setValue(list, entries.toSpliced(at, 1));
}

export function moveEntry(field: string, by: -1 | 1) {
  const { list, entries, at } = listOf(field);
  setValue(list, entries.toSpliced(at, 1).toSpliced(at + by, 0, entries[at]));
}

/** A page of text, with a link to it. Returns its field. */
export function addPage(title: string) {
  const { field, changed } = withPage(get().contents, title);
  edit(changed, field);
  return field;
}

export const removePage = (key: string) => edit(withoutPage(get().contents, key), 'pages');

export const addCategory = (field: string, label: string) =>
  edit(withCategory(get().contents, field, label), field);

export const conflictAt = (field: string) => get().conflicts.find((conflict) => conflict.field === field);

export function choose(conflict: Conflict, which: 'mine' | 'theirs') {
  setValue(conflict.field, conflict[which]);
  set({ conflicts: get().conflicts.filter((other) => other !== conflict) });
}

function go(from: 'past' | 'future', to: 'past' | 'future') {
  const step = get()[from].at(-1);
  if (!step) return;
  const { contents } = get();
  lastEdit = { field: '', at: 0 };
  set({ contents: step.contents, [to]: [...get()[to], { contents, field: step.field }] });
  set({ [from]: get()[from].slice(0, -1) });
  changedHere();
  return step.field;
}

export const undo = () => go('past', 'future');
export const redo = () => go('future', 'past');

const SAVE_AFTER = 350;
let timer: ReturnType<typeof setTimeout>;

function changedHere() {
  keepDrafts(unsaved());
  set({ saving: { state: 'typing' } });
  saveSoon(SAVE_AFTER);
}

function saveSoon(delay: number) {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), delay);
}

/** What is not on the disk yet, with what it began as. */
const unsaved = () =>
  names
    .filter((name) => !isEqual(get().contents[name], get().stored[name].content))
    .map((name) => ({ name, base: get().stored[name].content, content: get().contents[name] }));

let isBusy = false;

/** Writes each changed file whose schema holds; the others are kept in this browser until it does. */
async function save() {
  if (isBusy) return saveSoon(SAVE_AFTER);
  isBusy = true;
  const failed: Saving[] = [];
  for (const { name, content } of unsaved()) {
    const { version } = get().stored[name];
    // A file that is not JSON is not written over by itself.
    if (!holds(name, get().contents) || get().stored[name].fault)
      failed.push({ state: 'waiting', reason: `“${titleOf(name)}” is not finished` });
    else {
      const { status, json } = await ask<{ version: string; message: string }>('PUT', 'file', {
        name,
        base: version,
        content,
      });
      if (status === 200) set({ stored: { ...get().stored, [name]: { version: json.version, content } } });
      else if (status === 409) await lookAgain();
      else failed.push({ state: 'failed', reason: json.message });
    }
  }
  isBusy = false;
  keepDrafts(unsaved());
  const problem = failed.find((one) => one.state === 'failed') ?? failed[0];
  const isLeft = unsaved().some(({ name }) => holds(name, get().contents) && !get().stored[name].fault);
  set({ saving: problem ?? { state: isLeft ? 'typing' : 'saved' } });
  if (isLeft) saveSoon(problem ? 2000 : SAVE_AFTER);
}

/** Writes the form's content over a file that is not JSON any more. */
export function putBack(name: Name) {
  const { version } = get().stored[name];
  set({ stored: { ...get().stored, [name]: { version } } });
  saveSoon(0);
}

type Answer = { files: Record<Name, Stored> };

/** Takes what others have written: another window, another program, `git pull`. What was edited here stays. */
async function lookAgain() {
  const { status, json } = await ask<Answer>('GET', 'contents');
  if (status !== 200) return;
  for (const name of names) takeStored(name, json.files[name]);
}

function takeStored(name: Name, theirs: Stored) {
  const { contents, stored, past } = get();
  const known = stored[name];
  if (theirs.version === known.version) return;
  set({ stored: { ...stored, [name]: theirs } });
  if (theirs.fault || isEqual(theirs.content, contents[name])) return;
  // While it was not JSON, what was there before is what both began with.
  const base = known.content ?? theirs.content;
  const { merged, conflicts: found } = merge(base, contents[name], theirs.content);
  lastEdit = { field: '', at: 0 };
  set({
    contents: { ...contents, [name]: merged },
    past: [...past, { contents, field: name }],
  });
  tell(`"${titleOf(name)}" was changed outside this window; the form shows it. "Undo" goes back.`);
  addConflicts(found.map((conflict) => ({ ...conflict, name })));
  saveSoon(SAVE_AFTER);
}

/** Loads everything, with what an earlier window could not save. Throws what to do where that cannot be. */
export async function start() {
  const { status, json } = await ask<Answer>('GET', 'contents');
  if (status !== 200)
    throw new Error(
      'The editor cannot read the content. Start “npm run dev” again, and load this page again.',
    );
  for (const name of names)
    if (json.files[name].fault)
      throw new Error(
        `content/${name}.json cannot be read (${json.files[name].fault}). Correct it there, or bring back what was published: git restore content/${name}.json. Then load this page again.`,
      );
  const contents = Object.fromEntries(names.map((name) => [name, json.files[name].content])) as Contents;
  state = {
    contents,
    stored: json.files,
    saved: contents,
    faults: {},
    known: slugsOf(contents),
    past: [],
    future: [],
    saving: { state: 'saved' },
    news: [],
    conflicts: [],
    shown: 'home',
    field: '',
    path: '/',
    open: new Set(),
  };
  for (const { name, base, content } of await adoptDrafts()) {
    const { merged, conflicts } = merge(base, content, contents[name]);
    if (isEqual(merged, contents[name])) continue;
    addConflicts(conflicts.map((conflict) => ({ ...conflict, name })));
    edit({ [name]: merged }, name);
    tell(`"${titleOf(name)}" has what you typed last time and was not saved. "Undo" drops it.`);
  }
  onServerNews(() => void lookAgain().then(() => saveSoon(0)));
}
