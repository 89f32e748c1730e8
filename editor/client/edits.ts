/** What is edited by a press or a key: fields, lists, pages, undo, conflicts. */
import { withoutDrafts } from '../../content/drafts.ts';
import type { Content } from '../../content/schema/files.ts';
import { fieldIdOf, force, invert } from '../change.ts';
import type { Conflict } from '../conflicts.ts';
import { newId, newNumber } from '../ids.ts';
import {
  chatNumberFor,
  derive,
  deriveDiscount,
  type Offer,
  slugsOf,
  withAddress,
  withCategory,
  withoutPage,
  withPage,
} from './derive.ts';
import { draftAround, emptyOf, type Field, fieldAt, type Name, placeOf, valueOf } from './fields.ts';
import type { LabelledChange } from './labelled-changes.ts';
import { edit, resolve, revert, type Session, undoOrRedo } from './session.ts';
import { get, notify, set, update } from './store.ts';
import { saveSoon } from './sync.ts';
import { changeOf, type Telugu, teluguIdOf } from './telugu.ts';
import { understand } from './understand.ts';

/** Two keys in one field within a second are one step to undo. */
const STEP = 1000;
let lastEdit = { field: '', at: 0 };

function updateAndSave(session: Session, field = '') {
  lastEdit = { field, at: performance.now() };
  update(session);
  set({ saving: { state: 'typing' } });
  saveSoon();
}

/** Edits the files in `changed`, and derives what belongs to the edit. "Undo" goes to `place`, where `field` is edited. */
function editFiles(changed: Partial<Content>, field: string, place = field) {
  const { contents, publicSlugs, session, uncounted } = get();
  const isSameStep =
    lastEdit.field === field && (uncounted === field || performance.now() - lastEdit.at < STEP);
  const next = derive(contents, { ...contents, ...changed }, publicSlugs);
  updateAndSave(edit(session, next, place, isSameStep), field);
}

const GONE = (labels: string) => `This is not taken back, because what it was in is gone: ${labels}.`;

/** Reverts changes as one step, and says where the entry of one is gone. Returns whether any was reverted. */
export function revertChanges(changes: LabelledChange[]) {
  const inverse = invert(changes.map(({ change }) => change));
  const last = get().session.past.at(-1);
  const { session, lost } = revert(get().session, inverse, changes[0]?.field ?? '');
  updateAndSave(session);
  const left = changes.filter(({ field }) => lost.some((one) => fieldIdOf(one) === field));
  if (left.length > 0) notify(GONE(left.map(({ label }) => label).join(', ')));
  return session.past.at(-1) !== last;
}

/** Notes the addresses of what is published, which stay as they are. */
export const addPublicSlugs = (published: Content) =>
  set({ publicSlugs: new Set([...get().publicSlugs, ...slugsOf(withoutDrafts(published))]) });

export const valueAt = (field: string) => valueOf(field, get().contents);

/** The content of one file, with a field written. */
function written(field: string, after: unknown): Partial<Content> {
  const [file = '', ...path] = field.split('.');
  return { [file]: force(get().contents[file as Name], { file, path, after }) };
}

/** Writes one field; undefined leaves out an optional one. An amount waits until it counts. */
export function setValue(field: string, after: unknown) {
  const offer = offerOf(field);
  if (offer && !begun.has(offer)) begun.set(offer, valueAt(offer) as Offer);
  // What is added, removed or moved by a press is a step of its own.
  if (typeof after === 'object') lastEdit.field = '';
  editFiles(written(field, after), field);
  if (!offer) return;
  set({ uncounted: field });
  clearTimeout(resting);
  resting = setTimeout(countAmount, REST);
}

/** In milliseconds: an amount that rests as long counts, also while its field is in use. */
const REST = 1500;
let resting: ReturnType<typeof setTimeout>;

/** The offer of an amount; undefined for other fields. */
const offerOf = (field: string) => /^(services\.services\.[^.]+)\.(price|originalPrice)$/.exec(field)?.[1];

/** Offers as they were before an amount was typed that gives no discount yet. */
const begun = new Map<string, Offer>();

/** Saves an amount that was typed, and derives the discount. */
function countAmount() {
  const { uncounted } = get();
  if (!uncounted) return;
  clearTimeout(resting);
  const offer = offerOf(uncounted)!;
  const now = valueAt(offer) as Offer | undefined;
  const discount = now && deriveDiscount(begun.get(offer)!, now);
  if (discount) begun.delete(offer);
  // Undone together with the amount.
  if (discount && discount !== now.discount) editFiles(written(`${offer}.discount`, discount), uncounted);
  set({ uncounted: '' });
  saveSoon();
}

/** Writes a text. An optional one that is empty is left out. */
export function writeText({ id, isRequired }: Field, text: string) {
  setValue(id, text || isRequired ? text : undefined);
}

/** Writes what is typed, which counts once the field is left. */
export function typeText(field: Field, text: string) {
  const { typing, session } = get();
  const { phone } = session.files.site!.content as Content['site'];
  if (typing !== field.id) set({ typing: field.id, savedPhone: phone });
  writeText(field, text);
}

/** Writes the number of WhatsApp too, where it was the one that was called `before` somebody typed another. */
function followPhone(before: string) {
  const { site } = get().contents;
  const after = chatNumberFor(before, site.phone, site.chatNumber);
  editFiles({ site: force(site, { file: 'site', path: ['chatNumber'], after }) }, 'site.phone');
}

/** Gives the page of the address `field` the one that was typed, while it is a draft. Returns its field, if that is another one now. */
function changeAddress(field: string) {
  const [, page] = /^pages\.([^.]+)\.path$/.exec(field) ?? [];
  const { contents, open } = get();
  if (!page || !draftAround(field, contents)) return undefined;
  const { changed, key } = withAddress(contents, page);
  editFiles(changed, field);
  set({ open: new Set([...open, `pages.${key}`]) });
  return key === page ? undefined : `pages.${key}.path`;
}

/**
 * To be called once nobody types in the field any more: what is there counts as what was meant, unless that may be two things.
 * Returns the field that has it now, if that is another one.
 */
export function leaveField(id: string) {
  const { typing, savedPhone, left, contents } = get();
  const field = fieldAt(id, contents);
  if (typing === id && typeof field?.value === 'string') {
    const [meant, other] = understand(field.value, field.schema);
    // Undone together with what was typed.
    if (lastEdit.field === id) lastEdit.at = performance.now();
    if (other === undefined) writeText(field, meant!);
    if (id === 'site.phone') followPhone(savedPhone);
  }
  set({ typing: typing === id ? '' : typing, left: new Set([...left, id]) });
  countAmount();
  return typing === id ? changeAddress(id) : undefined;
}

/** Writes the Telugu of the English field `field`, which counts once the Telugu field is left. */
export function setTelugu(field: string, telugu: Telugu, typed: string) {
  set({ typing: telugu.pairField });
  const pairs = force(get().contents.telugu, changeOf(telugu, typed));
  editFiles({ telugu: pairs }, telugu.pairField, teluguIdOf(field));
}

/** Removes the original price and the discount of the offer that has the field. */
export function endOffer(field: string) {
  const [file, list, id] = field.split('.') as [Name, string, string];
  const changes = ['originalPrice', 'discount'].map((name) => ({ file, path: [list, id, name] }));
  editFiles({ [file]: changes.reduce<unknown>(force, get().contents[file]) }, field);
}

type Entry = { id?: string | number };

/** A text that moves in its list gets the id of another one: what is typed in counts before. */
function leaveTyping() {
  const { typing } = get();
  if (typing) leaveField(typing);
}

/** Edits the list of an entry, which has the index `at` in it. */
function editList(field: string, change: (entries: Entry[], at: number) => Entry[]) {
  leaveTyping();
  const [list, name] = [listOf(field), field.split('.').at(-1)!];
  const entries = valueAt(list) as Entry[];
  const at = entries.findIndex((entry, i) => String(entry.id ?? i) === name);
  setValue(list, change(entries, at));
}

/** An entry that is added to `list`: a draft, unless it is a text or in a draft. */
const asDraft = (list: string, entry: Entry) =>
  typeof entry === 'object' && !draftAround(list, get().contents) ? { ...entry, isDraft: true } : entry;

/** Adds an empty entry, at the end unless `at` is its index. Returns its field. */
export function addEntry(list: string, at = Infinity) {
  leaveTyping();
  const { schema, value } = fieldAt(list, get().contents)!;
  const [entries, entry] = [(value ?? []) as unknown[], emptyOf(schema.items!) as Entry];
  setValue(list, entries.toSpliced(at, 0, asDraft(list, entry)));
  const added = `${list}.${entry.id ?? Math.min(at, entries.length)}`;
  // A text has the id of what was at its place.
  set({ left: new Set([...get().left].filter((id) => id !== added)) });
  return added;
}

/** Adds a copy, as a draft, behind the original. Returns its field. */
export function copyEntry(field: string) {
  const id = typeof (valueAt(field) as Entry).id === 'number' ? newNumber() : newId();
  editList(field, (entries, at) =>
    entries.toSpliced(at + 1, 0, asDraft(listOf(field), { ...entries[at], id })),
  );
  return field.replace(/[^.]+$/, String(id));
}

/** In milliseconds. */
const DOUBLE_PRESS = 500;
let lastRemoval = { list: '', at: 0 };

const listOf = (field: string) => field.replace(/\.[^.]+$/, '');

/** Whether a press on the bin of an entry is the second of a double press, by which the entry before it is removed. */
export const isSecondPress = (field: string) =>
  lastRemoval.list === listOf(field) && performance.now() - lastRemoval.at < DOUBLE_PRESS;

export function removeEntry(field: string) {
  lastRemoval = { list: listOf(field), at: performance.now() };
  editList(field, (entries, at) => entries.toSpliced(at, 1));
}

/** Moves an entry to the place `to`, counted from 0. */
export const moveEntry = (field: string, to: number) =>
  editList(field, (entries, at) => entries.toSpliced(at, 1).toSpliced(to, 0, entries[at]!));

/** Hides an entry or a page, which is a draft then, or shows it. */
export const setDraft = (field: string, isDraft: boolean) =>
  setValue(`${field}.isDraft`, isDraft || undefined);

/** Adds a page of text as a draft, with links to it. Returns its field. */
export function addPage(title: string, isInHeader: boolean) {
  const { field, changed } = withPage(get().contents, title, isInHeader);
  editFiles(changed, field);
  return field;
}

export function removePage(key: string) {
  editFiles(withoutPage(get().contents, key), 'pages');
  // It may be the page in the frame.
  set({ path: '/' });
}

export const addCategory = (field: string, label: string) =>
  editFiles(withCategory(get().contents, field, label), field);

const SKIPPED = (fields: string) =>
  `Somebody else has written since in what you changed (${fields}). That stays as it is.`;

function travel(from: 'past' | 'future') {
  countAmount();
  begun.clear();
  const { session, step, skipped } = undoOrRedo(get().session, from);
  const fields = skipped.map(({ field }) => placeOf(field, get().contents));
  if (fields.length > 0) notify(SKIPPED([...new Set(fields)].join(', ')));
  set({ typing: '' });
  updateAndSave(session);
  return step?.field;
}

/** They return the field of the step; where somebody else has written in it since, they say so. */
export const undo = () => travel('past');
export const redo = () => travel('future');

/** Resolves a conflict. "Undo" brings back the other value; where that is one's own, it is a conflict again. */
export function resolveConflict({ id, file }: Conflict, which: 'mine' | 'theirs') {
  const { session } = get();
  const conflict = session.files[file]!.conflicts.find((one) => one.id === id);
  if (conflict) updateAndSave(resolve(session, conflict, which));
}
