/** What is being edited: kept in one place, undone and redone, saved, and never lost. */
import { useSyncExternalStore } from 'react';
import { names } from '../../content/schema/files.ts';
import { type Change, force, isEqual } from '../change.ts';
import type { Conflict as Refused, Kept } from '../conflicts.ts';
import { newId } from '../ids.ts';
import { type Answered, type Looked, theirsOf } from '../keeper.ts';
import { type Contents, holds, type Name } from './content.ts';
import { adoptDrafts, keepDraft } from './drafts.ts';
import { emptyOf, entriesOf, fieldAt, titleOf, valueOf } from './fields.ts';
import { ask, onServerNews } from './server.ts';
import {
  adopted,
  begun,
  brought,
  draftOf,
  edited,
  received,
  sending,
  type Session,
  type Step,
  travelled,
  waitingIn,
} from './session.ts';
import { follow, slugsOf, withCategory, withoutPage, withPage } from './tasks.ts';

export type Saving = { state: 'saved' | 'typing' | 'waiting' | 'failed'; reason?: string };

/** A field that was changed here and elsewhere. The form shows `mine`, the file has `theirs`; undefined is removed. */
export type Conflict = { id: string; field: string; file: Name; mine: unknown; theirs: unknown };

type State = {
  /** What the form shows: the disk, with what waits, and with one's own value where there is a conflict. */
  contents: Contents;
  /** Those on the disk. */
  savedPages: unknown;
  /** Why a file cannot be read. */
  faults: Partial<Record<Name, string>>;
  conflicts: Conflict[];
  past: Step[];
  future: Step[];
  saving: Saving;
  /** What has happened to the content without this window, newest last. */
  news: string[];
  /** The content that the form shows, and the field in use. */
  shown: Name;
  field: string;
  /** The page in the frame, by its path; another may have been gone to in the frame. */
  path: string;
  /** The entries of lists that are open, and what else folds. */
  open: ReadonlySet<string>;
};

let session: Session;
let state = {
  saving: { state: 'saved' },
  news: [],
  shown: 'home',
  field: '',
  path: '/',
  open: new Set(),
} as unknown as State;
/** Addresses of services to which links may lead: those that were there when the editor was opened or published. */
let known: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function set(part: Partial<State>) {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

export const get = () => state;

export function useEditor() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

export const tell = (news: string) => set({ news: [...state.news.slice(-2), news] });

function conflictOf(kept: Kept, refused: Refused): Conflict {
  const { file, path, id, isOrder } = refused;
  const field = [file, ...path].join('.');
  const words = (value: unknown) => (isOrder ? entriesOf(field, value, session.shown as Contents) : value);
  const theirs = theirsOf(kept, refused);
  return { id, field, file: file as Name, mine: words(refused.after), theirs: words(theirs) };
}

/** Takes over what the window knows and shows, keeps it in the browser, and shows it. */
function take(next: Session) {
  session = next;
  const isKept = keepDraft(draftOf(session));
  const files = Object.entries(session.files);
  const conflicts = files.flatMap(([file, kept]) => {
    const refused = session.refused.filter((one) => one.file === file);
    return [...kept.conflicts, ...refused].map((one) => conflictOf(kept, one));
  });
  const pages = session.files.pages!.content;
  set({
    contents: session.shown as Contents,
    savedPages: isEqual(pages, state.savedPages) ? state.savedPages : pages,
    faults: Object.fromEntries(files.map(([file, { fault }]) => [file, fault])),
    conflicts,
    past: session.past,
    future: session.future,
  });
  if (!isKept && !isWarned) tell(FORGETFUL);
  isWarned ||= !isKept;
}

let isWarned = false;
const FORGETFUL =
  'This browser keeps nothing, because it is full or set so. Do not close this window before it says that all is saved.';

/** Two keys of one field within a second are one step to undo. */
const STEP = 1000;
let lastEdit = { field: '', at: 0 };

/** Takes new content. `field` is what was edited, to which "Undo" goes back. */
function edit(changed: Partial<Contents>, field: string) {
  const { contents } = state;
  const next = follow(contents, { ...contents, ...changed }, known);
  const isSameStep = lastEdit.field === field && performance.now() - lastEdit.at < STEP;
  lastEdit = { field, at: performance.now() };
  take(edited(session, next, field, isSameStep && session.past.length > 0));
  changedHere();
}

/** Takes changes from elsewhere, and returns those that have no place: what was published once needs nothing to follow from it. */
export function bring(changes: Change[], field: string) {
  lastEdit = { field: '', at: 0 };
  const { session: next, lost } = brought(session, changes, field);
  take(next);
  changedHere();
  return lost;
}

/** Its addresses are public, and stay. */
export const notePublished = (published: Contents) => {
  known = new Set([...known, ...slugsOf(published)]);
};

export const valueAt = (field: string) => valueOf(field, state.contents);

/** The content with `value` at a field. A list of mere texts is one value. */
function withValue(field: string, value: unknown): Partial<Contents> {
  const [name = '', ...path] = field.split('.');
  const list = valueAt([name, ...path.slice(0, -1)].join('.'));
  const isText = Array.isArray(list) && typeof list[Number(path.at(-1))] === 'string';
  const change = isText
    ? { file: name, path: path.slice(0, -1), after: list.with(Number(path.at(-1)), value) }
    : { file: name, path, after: value };
  return { [name]: force(state.contents[name as Name], change) };
}

/** Writes one field; undefined leaves an optional one out. */
export const setValue = (field: string, value: unknown) => edit(withValue(field, value), field);

type Entry = { id?: string | number };

/** The list that an entry is in, and the place that it has there. */
function placeOf(field: string) {
  const [list, name] = [field.replace(/\.[^.]+$/, ''), field.split('.').at(-1)!];
  const entries = valueAt(list) as Entry[];
  const at = entries.findIndex((entry, i) => String(entry.id ?? i) === name);
  return { list, entries, at };
}

/** Puts an entry into a list, and returns its field. */
function insert(list: string, entry: unknown, at: number) {
  setValue(list, ((valueAt(list) ?? []) as unknown[]).toSpliced(at, 0, entry));
  return `${list}.${(entry as Entry).id ?? at}`;
}

/** An empty entry at the place `at`, or at the end. Returns its field. */
export function addEntry(list: string, at?: number) {
  const { schema, value } = fieldAt(list, state.contents)!;
  return insert(list, emptyOf(schema.items!), at ?? ((value ?? []) as unknown[]).length);
}

/** Behind the original. Returns its field. */
export function copyEntry(field: string) {
  const { list, entries, at } = placeOf(field);
  const { id, ...rest } = structuredClone(entries[at]!);
  return insert(list, { ...rest, id: newId(typeof id === 'number') }, at + 1);
}

export function removeEntry(field: string) {
  const { list, entries, at } = placeOf(field);
  setValue(list, entries.toSpliced(at, 1));
}

export function moveEntry(field: string, by: -1 | 1) {
  const { list, entries, at } = placeOf(field);
  setValue(list, entries.toSpliced(at, 1).toSpliced(at + by, 0, entries[at]!));
}

/** A page of text, with a link to it. Returns its field. */
export function addPage(title: string) {
  const { field, changed } = withPage(state.contents, title);
  edit(changed, field);
  return field;
}

export const removePage = (key: string) => edit(withoutPage(state.contents, key), 'pages');

export const addCategory = (field: string, label: string) =>
  edit(withCategory(state.contents, field, label), field);

const WRITTEN_SINCE = (fields: string) =>
  `Somebody else has written since in what you changed (${fields}). That stays as it is, and so does your step.`;

function travel(from: 'past' | 'future') {
  const { session: next, step, passed } = travelled(session, from);
  lastEdit = { field: '', at: 0 };
  if (passed.length > 0) tell(WRITTEN_SINCE([...new Set(passed.map(labelOf))].join(', ')));
  if (!step) return;
  take(next);
  changedHere();
  return step.field;
}

const labelOf = ({ field }: Step) =>
  fieldAt(field, state.contents)?.place ?? titleOf(field.split('.')[0] as Name);

/** They return the field to which they lead; where nothing can be undone, they tell why. */
export const undo = () => travel('past');
export const redo = () => travel('future');

export const conflictAt = (field: string) => state.conflicts.find((conflict) => conflict.field === field);

type Failed = { message: string };

const CHOICE: Record<string, string> = {
  unfinished: 'Your value cannot be kept as it is: correct what its field says, then keep it.',
  stale: 'The other value has just become another. Look at it, and choose again.',
  broken: 'The file cannot be read at the moment. Choose once it can.',
};

/** Ends a conflict; tells where that cannot be. The other value is a press of "Undo" away. */
export const choose = (conflict: Conflict, which: 'mine' | 'theirs') => void decide(conflict, which);

async function decide({ field, file, id }: Conflict, which: 'mine' | 'theirs') {
  const before = session.files[file]!;
  const pressed = [...before.conflicts, ...session.refused].find((one) => one.id === id);
  if (!pressed) return;
  const theirs = theirsOf(before, pressed);
  const typed = theirsOf({ content: session.shown[file], conflicts: [] }, pressed);
  // The server knows it once what waits has been sent.
  await save();
  await inTurn(async () => {
    const refused = session.files[file]!.conflicts.find((one) => one.id === id);
    if (!refused) return;
    // What was typed on here has been seen too.
    const mine = isEqual(typed, refused.after) ? typed : pressed.after;
    const { status, json } = await ask<Answered | Failed>('POST', 'choose', {
      name: file,
      id,
      which,
      seen: { mine, theirs },
    });
    if (!('content' in json)) return tell(json.message);
    const told = json.refused && CHOICE[json.refused];
    if (status !== 200 && told) tell(told);
    const [before, after] = which === 'mine' ? [theirs, refused.after] : [refused.after, theirs];
    const { id: _, ...change } = refused;
    const step = { changes: [{ ...change, before, after }], field };
    const next = received(session, file, json);
    take(status === 200 ? { ...next, past: [...next.past, step], future: [] } : next);
  });
}

const SAVE_AFTER = 350;
const AGAIN_AFTER = 2000;
let timer: ReturnType<typeof setTimeout>;

function changedHere() {
  set({ saving: { state: 'typing' } });
  saveSoon(SAVE_AFTER);
}

function saveSoon(delay: number) {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), delay);
}

let turn: Promise<unknown> = Promise.resolve();

const TROUBLE = 'The editor has made a mistake. What you type is kept in this browser: load this page again.';

/** One after the other: an answer is never older than what was sent before. */
function inTurn(work: () => Promise<void>) {
  turn = turn.then(work).catch((error: unknown) => {
    console.error(error);
    set({ saving: { state: 'failed', reason: TROUBLE } });
  });
  return turn;
}

/** What may be sent of a file now: all of it once the site can show it, and what was refused at once. */
function sendable(name: Name) {
  const waiting = waitingIn(session, name);
  const isWhole = holds(name, state.contents) && !state.faults[name];
  return isWhole ? waiting : session.refused.filter(({ file }) => file === name);
}

const unfinished = (name: Name) => `“${titleOf(name)}” is not finished`;

/** Sends what is not on the disk yet, file by file. What is not finished is kept in this browser until it is. */
async function saveNow() {
  clearTimeout(timer);
  const problems: Saving[] = [];
  for (const name of names) {
    const sent = sendable(name);
    if (sent.length > 0) {
      take(sending(session, sent));
      const { status, json } = await ask<Answered | Failed>('POST', 'change', {
        name,
        changes: sent,
      });
      if ('content' in json) takeFile(name, json, status === 200 ? sent : []);
      else problems.push({ state: 'failed', reason: json.message });
    }
    if (waitingIn(session, name).length > 0 && sendable(name).length === 0)
      problems.push({ state: 'waiting', reason: state.faults[name] ?? unfinished(name) });
  }
  const problem = problems.find(({ state: kind }) => kind === 'failed') ?? problems[0];
  const isLeft = names.some((name) => sendable(name).length > 0);
  set({ saving: problem ?? { state: isLeft ? 'typing' : 'saved' } });
  if (isLeft) saveSoon(problem ? AGAIN_AFTER : SAVE_AFTER);
}

const save = () => inTurn(saveNow);

const BOTH = 'Somebody else has changed what you have changed. Choose between both under "Changes".';

/** A file as the server tells it, which has just taken the changes `taken`. */
function takeFile(name: Name, looked: Looked, taken: Change[] = []) {
  const { content } = looked;
  const [before, shown] = [state.conflicts.length, session.shown[name]];
  const isOthers = taken.length === 0 && !isEqual(content, session.files[name]!.content);
  take(received(session, name, looked, taken));
  if (isOthers && !isEqual(shown, session.shown[name]))
    tell(`“${titleOf(name)}” was changed outside this window; the form shows it.`);
  if (state.conflicts.length > before) tell(BOTH);
}

/** Writes what was read last in the place of a file that cannot be read. */
export const putBack = (name: Name) =>
  void inTurn(async () => {
    const { json } = await ask<Looked | Failed>('POST', 'put-back', { name });
    if ('content' in json) takeFile(name, json);
    else tell(json.message);
    saveSoon(0);
  });

type Answer = { files: Record<Name, Looked>; message: string };

/** Takes what others have written: another window, another program, `git pull`. What was edited here stays. */
const lookAgain = () =>
  inTurn(async () => {
    const { status, json } = await ask<Answer>('GET', 'contents');
    if (status === 200) for (const name of names) takeFile(name, json.files[name]);
    else if (status !== 0) set({ saving: { state: 'failed', reason: json.message } });
    if (status === 200 || status === 0) saveSoon(0);
  });

/** Loads everything, with what an earlier window could not save. Throws what to do where that cannot be. */
export async function start() {
  const { status, json } = await ask<Answer>('GET', 'contents');
  if (status !== 200) throw new Error(json.message);
  session = begun(json.files);
  known = slugsOf(session.shown as Contents);
  take(session);
  await adoptDrafts((draft) => {
    take(adopted(session, draft));
    for (const name of Object.keys(draft.files))
      tell(`“${titleOf(name as Name)}” has what you typed last time and was not saved. “Undo” drops it.`);
  });
  saveSoon(0);
  onServerNews(() => void lookAgain());
}
