/** What is sent and received: pending changes go to the server, and what others have written comes from it. */
import { names } from '../../content/schema/files.ts';
import { type Change, fieldIdOf, isEqual } from '../change.ts';
import type { ApplyAnswer, FileRead } from '../content-store.ts';
import { isRunning, type Progress } from '../progress.ts';
import { onServerEvent, request } from './api.ts';
import { isAmount, slugsOf } from './derive.ts';
import { type Name, placeOf, titleOf } from './fields.ts';
import { markSent, openSession, pendingChanges, receive, restoreUnsaved } from './session.ts';
import { dismiss, get, notify, type Saving, set, update } from './store.ts';
import { restoreStored } from './unsaved.ts';

/** In milliseconds. The page shows a change within 0.7 s of the last key. */
const SAVE_AFTER = 200;
const RETRY_AFTER = 2000;
let timer: ReturnType<typeof setTimeout>;

/** Saves after `delay` milliseconds, counted from the last call. */
export function saveSoon(delay = SAVE_AFTER) {
  clearTimeout(timer);
  timer = setTimeout(() => void inTurn(save), delay);
}

let turn: Promise<unknown> = Promise.resolve();

const TROUBLE = 'The editor has made a mistake. Load this page again.';

/** Runs one request after the other, so that no answer is older than what was sent before. */
function inTurn(work: () => Promise<void>) {
  turn = turn.then(work).catch((error: unknown) => {
    console.error(error);
    set({ saving: { state: 'failed', reason: TROUBLE } });
  });
  return turn;
}

type Failed = { message: string };

type Files = Record<string, FileRead>;

const CONFLICT = (places: string) => `Two values, to choose one under “Changes”: ${places}.`;

/** Updates the session with files from the server, which has just applied `applied`. */
function receiveFiles(files: Files, applied: Change[] = []) {
  const { session: before, conflicts } = get();
  const all = Object.entries(files);
  update(all.reduce((session, [name, file]) => receive(session, name, file, applied), before));
  for (const [name] of all)
    if (applied.length === 0 && !isEqual(before.shown[name], get().session.shown[name]))
      notify(`“${titleOf(name as Name)}” was changed outside this window; the form shows it.`);
  const added = get().conflicts.filter(({ id }) => !conflicts.some((one) => one.id === id));
  if (added.length > 0) {
    const places = added.map((one) => placeOf(fieldIdOf(one), get().contents));
    notify(CONFLICT(places.join(', ')), { isOver: (state) => state.conflicts.length === 0 });
  }
}

/** Fetches what another window, another program or Git has written. */
async function fetchContents() {
  const answer = await request<{ files: Files } & Failed>('GET', 'contents');
  if (answer.status === 200) receiveFiles(answer.json.files);
  return answer;
}

/** Whether the field `id` is an amount that is typed, and is saved once it counts. */
function isHeld(id = '') {
  const { typing } = get();
  return typing?.field === id && !typing.isResting && isAmount(id);
}

/** Sends the pending changes of a file. Returns how far it is saved. */
async function saveFile(name: Name): Promise<Saving> {
  const changes = pendingChanges(get().session, name).filter((change) => !isHeld(fieldIdOf(change)));
  let isUnfinished = false;
  if (changes.length > 0) {
    update(markSent(get().session, changes));
    const { json } = await request<ApplyAnswer | Failed>('POST', 'apply', { name, changes });
    if (!('content' in json)) return { state: 'failed', reason: json.message };
    receiveFiles({ [name]: json }, json.applied);
    isUnfinished = json.refused === 'unfinished';
  }
  const { fault } = get().session.files[name]!;
  if (isUnfinished) return { state: 'waiting', reason: `“${titleOf(name)}” is not finished` };
  if (fault) return { state: 'waiting', reason: `“${titleOf(name)}”: ${fault}` };
  return { state: pendingChanges(get().session, name).length > 0 ? 'typing' : 'saved' };
}

/** Sends everything, file by file. What is not finished stays in the browser until it is. */
async function saveFiles(): Promise<Saving[]> {
  if (get().session.sent.length > 0) {
    // An answer was lost. Whether its changes have arrived is seen before more are sent.
    const { status, json } = await fetchContents();
    if (status !== 200) return [{ state: 'failed', reason: json.message }];
  }
  const results: Saving[] = [];
  for (const name of names) results.push(await saveFile(name));
  return results;
}

const WORST_FIRST = ['failed', 'waiting', 'typing', 'saved'];

async function save() {
  clearTimeout(timer);
  const results = await saveFiles();
  const [worst] = results.toSorted((a, b) => WORST_FIRST.indexOf(a.state) - WORST_FIRST.indexOf(b.state));
  set({ saving: worst! });
  if (worst!.state === 'failed') saveSoon(RETRY_AFTER);
  else if (results.some(({ state }) => state === 'typing') && !isHeld(get().typing?.field)) saveSoon();
}

const ASIDE = (file: string) => `A developer finds what was in the file in ${file}.`;

/** Writes what the form read last over a file that cannot be read. */
export const overwriteUnreadable = (name: Name) =>
  inTurn(async () => {
    const body = { name, content: get().session.files[name]!.content };
    const { json } = await request<(FileRead & { aside?: string }) | Failed>('POST', 'replace', body);
    if ('content' in json) {
      receiveFiles({ [name]: json });
      if (json.aside) notify(ASIDE(json.aside));
    } else notify(json.message);
    saveSoon(0);
  });

const refresh = () =>
  inTurn(async () => {
    const { status, json } = await fetchContents();
    if (status !== 200 && status !== 0) return set({ saving: { state: 'failed', reason: json.message } });
    saveSoon(0);
  });

/** Fetches everything and restores what earlier windows have left unsaved. Throws what to do where that cannot be. */
export async function start() {
  const { status, json } = await request<{ files: Files } & Failed>('GET', 'contents');
  if (status !== 200) throw new Error(json.message);
  const lost = names.find((name) => json.files[name]!.content === undefined);
  if (lost)
    throw new Error(`“${titleOf(lost)}” cannot be read, now or as it was. ${json.files[lost]!.fault}`);
  const session = openSession(json.files);
  set({ publicSlugs: slugsOf(session.shown) });
  update(session);
  await restoreStored((unsaved) => {
    const isKnown = (name: string) => names.includes(name as Name);
    for (const name of Object.keys(unsaved.base).filter(isKnown))
      notify(`“${titleOf(name as Name)}” has what you typed last time and was not saved. “Undo” drops it.`);
    update(restoreUnsaved(get().session, unsaved));
    if (!get().isStored) return unsaved;
    const gone = Object.entries(unsaved.base).filter(([name]) => !isKnown(name));
    return gone.length > 0 ? { ...unsaved, base: Object.fromEntries(gone) } : undefined;
  });
  saveSoon(0);
  addEventListener('beforeunload', (event) => {
    if (!get().isStored) event.preventDefault();
  });
  let outcome: Progress['outcome'];
  onServerEvent((progress) => {
    set({ progress });
    if (progress && isRunning(progress)) dismiss(({ outcome }) => outcome);
    // The server says it with every event, and again after it was away.
    if (progress?.outcome && !isEqual(progress.outcome, outcome))
      notify(progress.outcome.message, { outcome: progress.outcome });
    outcome = progress ? progress.outcome : outcome;
    void refresh();
  });
}
