/** What is being edited: kept in one place, undone and redone, saved, and never lost. */
import { useSyncExternalStore } from 'react';
import { names } from '../../content/schema/files.ts';
import { type Change, fieldOf, force, isEqual } from '../change.ts';
import { newId } from '../ids.ts';
import type { Answered, Looked } from '../keeper.ts';
import type { Progress } from '../progress.ts';
import type { Contents, Name } from './content.ts';
import { adoptDrafts, keepDraft } from './drafts.ts';
import { emptyOf, fieldAt, placeOf, titleOf, valueOf } from './fields.ts';
import { ask, onServerNews } from './server.ts';
import {
  adopted,
  backTaken,
  begun,
  bothOf,
  chosen,
  draftOf,
  edited,
  received,
  sending,
  type Session,
  travelled,
  waitingIn,
} from './session.ts';
import { follow, slugsOf, withCategory, withoutPage, withPage } from './tasks.ts';

export type Saving = { state: 'saved' | 'typing' | 'waiting' | 'failed'; reason?: string };

/** A field that has two values: the file has `before`, and `after` was refused; undefined is removed. */
export type Conflict = { id: string; field: string; change: Change };

export type View = 'Form' | 'Page' | 'To do' | 'Changes' | 'Publish' | 'History';

type State = {
  session: Session;
  /** What the form shows: the disk, with what waits, and with one's own value where there is a conflict. */
  contents: Contents;
  conflicts: Conflict[];
  saving: Saving;
  /** Whether this browser keeps what waits: it may be full, or set to keep nothing. */
  isKept: boolean;
  /** How far publishing is, in this window or in another; not known while the server is gone. */
  progress?: Progress;
  /** What has happened to the content without this window, newest last. */
  news: string[];
  view: View;
  /** The content that the form shows, and the field in use. */
  shown: Name;
  field: string;
  /** The page in the frame, by its path; another may have been gone to in the frame. */
  path: string;
  /** The entries of lists that are open, and what else folds. */
  open: ReadonlySet<string>;
};

let state = {
  conflicts: [] as Conflict[],
  saving: { state: 'saved' },
  progress: { steps: [] },
  news: [] as string[],
  view: 'Form',
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `pick` takes of the state: only with that a component is drawn anew. */
export const useEditor = <Part>(pick: (state: State) => Part) =>
  useSyncExternalStore(subscribe, () => pick(state));

export const forget = (news: string) => set({ news: state.news.filter((other) => other !== news) });

export function tell(news: string) {
  forget(news);
  set({ news: [...state.news.slice(-2), news] });
}

/** Takes over what the window knows and shows, keeps it in the browser, and shows it. */
function take(session: Session) {
  const isKept = keepDraft(draftOf(session));
  const refused = Object.values(session.files).flatMap(({ conflicts }) => conflicts);
  const conflicts = refused.map((one) => ({
    id: one.id,
    field: fieldOf(one),
    change: bothOf(session, one),
  }));
  set({
    session,
    isKept,
    contents: session.shown as Contents,
    conflicts: isEqual(conflicts, state.conflicts) ? state.conflicts : conflicts,
  });
  if (conflicts.length === 0 && state.news.includes(BOTH)) forget(BOTH);
}

/** Two keys of one field within a second are one step to undo. */
const STEP = 1000;
let lastEdit = { field: '', at: 0 };

/** Takes what was changed here, and sends it soon. */
function takeOwn(session: Session, field = '') {
  lastEdit = { field, at: performance.now() };
  take(session);
  set({ saving: { state: 'typing' } });
  saveSoon(SAVE_AFTER);
}

/** Takes new content. `field` is what was edited, to which "Undo" goes back. */
function edit(changed: Partial<Contents>, field: string) {
  const { contents, session } = state;
  const isSameStep = lastEdit.field === field && performance.now() - lastEdit.at < STEP;
  const next = follow(contents, { ...contents, ...changed }, known);
  takeOwn(edited(session, next, field, isSameStep && session.past.length > 0), field);
}

/** Takes changes back, and returns those that have no place: what was published once needs nothing to follow from it. */
export function bring(changes: Change[], field: string) {
  const { session, lost } = backTaken(state.session, changes, field);
  takeOwn(session);
  return lost;
}

/** Its addresses are public, and stay. */
export const notePublished = (published: Contents) => {
  known = new Set([...known, ...slugsOf(published)]);
};

export const valueAt = (field: string) => valueOf(field, get().contents);

/** The content with `value` at a field. */
function withValue(field: string, value: unknown): Partial<Contents> {
  const [file = '', ...path] = field.split('.');
  return { [file]: force(get().contents[file as Name], { file, path, after: value }) };
}

/** Writes one field; undefined leaves an optional one out. */
export const setValue = (field: string, value: unknown) => edit(withValue(field, value), field);

type Entry = { id?: string | number };

/** Changes the list that an entry is in, where it has the place `at`. */
function editList(field: string, change: (entries: Entry[], at: number) => Entry[]) {
  const [list, name] = [field.replace(/\.[^.]+$/, ''), field.split('.').at(-1)!];
  const entries = valueAt(list) as Entry[];
  const at = entries.findIndex((entry, i) => String(entry.id ?? i) === name);
  setValue(list, change(entries, at));
}

/** An empty entry at the end. Returns its field. */
export function addEntry(list: string) {
  const { schema, value } = fieldAt(list, get().contents)!;
  const [entries, entry] = [(value ?? []) as unknown[], emptyOf(schema.items!) as Entry];
  setValue(list, [...entries, entry]);
  return `${list}.${entry.id ?? entries.length}`;
}

/** Behind the original. Returns its field. */
export function copyEntry(field: string) {
  const id = newId(typeof (valueAt(field) as Entry).id === 'number');
  editList(field, (entries, at) => entries.toSpliced(at + 1, 0, { ...entries[at], id }));
  return field.replace(/[^.]+$/, String(id));
}

export const removeEntry = (field: string) => editList(field, (entries, at) => entries.toSpliced(at, 1));

export const moveEntry = (field: string, by: -1 | 1) =>
  editList(field, (entries, at) => entries.toSpliced(at, 1).toSpliced(at + by, 0, entries[at]!));

/** A page of text, with a link to it. Returns its field. */
export function addPage(title: string) {
  const { field, changed } = withPage(get().contents, title);
  edit(changed, field);
  return field;
}

export function removePage(key: string) {
  edit(withoutPage(get().contents, key), 'pages');
  // It may be beside the form.
  set({ path: '/' });
}

export const addCategory = (field: string, label: string) =>
  edit(withCategory(get().contents, field, label), field);

const WRITTEN_SINCE = (fields: string) =>
  `Somebody else has written since in what you changed (${fields}). That stays as it is, and so does your step.`;

function travel(from: 'past' | 'future') {
  const { session, step, passed } = travelled(state.session, from);
  const fields = passed.map(({ field }) => placeOf(field, state.contents));
  if (fields.length > 0) tell(WRITTEN_SINCE([...new Set(fields)].join(', ')));
  if (step) takeOwn(session);
  return step?.field;
}

/** They return the field to which they lead; where nothing can be undone, they tell why. */
export const undo = () => travel('past');
export const redo = () => travel('future');

type Failed = { message: string };

/** Ends a conflict. The other value is a press of "Undo" away. */
export function choose({ id, change }: Conflict, which: 'mine' | 'theirs') {
  const { session } = state;
  const conflict = session.files[change.file]!.conflicts.find((one) => one.id === id);
  if (conflict) takeOwn(chosen(session, conflict, which));
}

/** The page follows within 0.7 s of the last key. */
const SAVE_AFTER = 200;
const AGAIN_AFTER = 2000;
let timer: ReturnType<typeof setTimeout>;

function saveSoon(delay: number) {
  clearTimeout(timer);
  timer = setTimeout(() => void save(), delay);
}

let turn: Promise<unknown> = Promise.resolve();

const TROUBLE = 'The editor has made a mistake. Load this page again.';

/** One after the other: an answer is never older than what was sent before. */
function inTurn(work: () => Promise<void>) {
  turn = turn.then(work).catch((error: unknown) => {
    console.error(error);
    set({ saving: { state: 'failed', reason: TROUBLE } });
  });
  return turn;
}

function faultOf(name: Name): Saving | undefined {
  const { fault } = state.session.files[name]!;
  return fault ? { state: 'waiting', reason: `“${titleOf(name)}”: ${fault}` } : undefined;
}

/** Sends what is not on the disk yet of a file; says what keeps it from there. */
async function saveFile(name: Name): Promise<Saving | undefined> {
  // An answer was lost: what has arrived is seen before more is sent.
  const isUnknown = state.session.sent.some(({ file }) => file === name);
  const answer = isUnknown ? await look() : undefined;
  if (answer && answer.status !== 200) return { state: 'failed', reason: answer.json.message };
  const changes = waitingIn(state.session, name);
  if (changes.length === 0) return faultOf(name);
  take(sending(state.session, changes));
  const { json } = await ask<Answered | Failed>('POST', 'change', { name, changes });
  if (!('content' in json)) return { state: 'failed', reason: json.message };
  takeFiles({ [name]: json }, json.refused ? [] : changes);
  if (json.refused === 'unfinished')
    return { state: 'waiting', reason: `“${titleOf(name)}” is not finished` };
  return faultOf(name);
}

/** Sends everything, file by file. What is not finished is kept in this browser until it is. */
async function saveNow() {
  clearTimeout(timer);
  const problems: Saving[] = [];
  let isLeft = false;
  for (const name of names) {
    const problem = await saveFile(name);
    if (problem) problems.push(problem);
    else isLeft ||= waitingIn(state.session, name).length > 0;
  }
  const failed = problems.find(({ state: kind }) => kind === 'failed');
  set({ saving: failed ?? problems[0] ?? { state: isLeft ? 'typing' : 'saved' } });
  if (isLeft || failed) saveSoon(failed ? AGAIN_AFTER : SAVE_AFTER);
}

const save = () => inTurn(saveNow);

const BOTH = 'A field has two values now. Choose between both under "Changes".';

/** Files as the server tells them, which has just taken the changes `taken`. */
function takeFiles(files: Record<string, Looked>, taken: Change[] = []) {
  const before = state;
  const all = Object.entries(files);
  take(all.reduce((session, [name, looked]) => received(session, name, looked, taken), before.session));
  for (const [name] of all)
    if (taken.length === 0 && !isEqual(before.session.shown[name], state.session.shown[name]))
      tell(`“${titleOf(name as Name)}” was changed outside this window; the form shows it.`);
  if (state.conflicts.length > before.conflicts.length) tell(BOTH);
}

const ASIDE = (file: string) => `A developer finds what was in the file in ${file}.`;

/** Writes what this window read last in the place of a file that cannot be read. */
export const putBack = (name: Name) =>
  inTurn(async () => {
    const body = { name, content: state.session.files[name]!.content };
    const { json } = await ask<(Looked & { aside?: string }) | Failed>('POST', 'put-back', body);
    if ('content' in json) {
      takeFiles({ [name]: json });
      if (json.aside) tell(ASIDE(json.aside));
    } else tell(json.message);
    saveSoon(0);
  });

type Answer = { files: Record<Name, Looked>; message: string };

/** Takes what others have written: another window, another program, `git pull`. What was edited here stays. */
async function look() {
  const answer = await ask<Answer>('GET', 'contents');
  if (answer.status === 200) takeFiles(answer.json.files);
  return answer;
}

const lookAgain = () =>
  inTurn(async () => {
    const { status, json } = await look();
    if (status !== 200 && status !== 0) return set({ saving: { state: 'failed', reason: json.message } });
    saveSoon(0);
  });

/** Loads everything, with what an earlier window could not save. Throws what to do where that cannot be. */
export async function start() {
  const { status, json } = await ask<Answer>('GET', 'contents');
  if (status !== 200) throw new Error(json.message);
  const lost = names.find((name) => json.files[name].content === undefined);
  if (lost) throw new Error(`“${titleOf(lost)}” cannot be read, now or as it was. ${json.files[lost].fault}`);
  const session = begun(json.files);
  known = slugsOf(session.shown as Contents);
  take(session);
  await adoptDrafts((draft) => {
    const left = Object.keys(draft.base) as Name[];
    const known = left.filter((name) => names.includes(name));
    for (const name of known)
      tell(`“${titleOf(name)}” has what you typed last time and was not saved. “Undo” drops it.`);
    take(adopted(state.session, draft));
    return state.isKept && known.length === left.length;
  });
  saveSoon(0);
  addEventListener('beforeunload', (event) => {
    if (!state.isKept) event.preventDefault();
  });
  onServerNews((progress) => {
    set({ progress });
    void lookAgain();
  });
}
