/** What is edited by a press: offers, lists, pages. */
import { withoutDrafts } from '../../content/drafts.ts';
import type { Content } from '../../content/schema/files.ts';
import { force } from '../change.ts';
import { newId, newNumber } from '../ids.ts';
import { slugsOf, withCategory, withoutPage, withPage } from './derive.ts';
import { draftAround, emptyOf, fieldAt, type Name } from './fields.ts';
import { get, set } from './store.ts';
import { countTyped } from './typing.ts';
import { editFiles, setValue, valueAt } from './write.ts';

/** Notes the addresses of what is published, which stay as they are. */
export const addPublicSlugs = (published: Content) =>
  set({ publicSlugs: new Set([...get().publicSlugs, ...slugsOf(withoutDrafts(published))]) });

/** Removes the original price and the discount of the offer that has the field. */
export function endOffer(field: string) {
  const [file, list, id] = field.split('.') as [Name, string, string];
  const changes = ['originalPrice', 'discount'].map((name) => ({ file, path: [list, id, name] }));
  editFiles({ [file]: changes.reduce<unknown>(force, get().contents[file]) }, field);
}

type Entry = { id?: string | number };

/** Edits the list of an entry, which has the index `at` in it. */
function editList(field: string, change: (entries: Entry[], at: number) => Entry[]) {
  // A text that moves in its list gets the id of another one.
  countTyped();
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
  // A text that moves in its list gets the id of another one.
  countTyped();
  const { schema, value } = fieldAt(list, get().contents)!;
  const [entries, entry] = [(value ?? []) as unknown[], emptyOf(schema.items!) as Entry];
  setValue(list, entries.toSpliced(at, 0, asDraft(list, entry)));
  const added = `${list}.${entry.id ?? Math.min(at, entries.length)}`;
  // A text has the id of what was at its place.
  set({ left: new Set([...get().left].filter((id) => id !== added)) });
  return added;
}

/** Adds a copy, as a draft, behind the original. Returns its field. Somebody's permission is not copied: it is for the original. */
export function copyEntry(field: string) {
  const original = valueAt(field) as Entry;
  const id = typeof original.id === 'number' ? newNumber() : newId();
  const permission = 'permission' in original ? { permission: '' } : {};
  const copy = asDraft(listOf(field), { ...original, id, ...permission });
  editList(field, (entries, at) => entries.toSpliced(at + 1, 0, copy));
  return field.replace(/[^.]+$/, String(id));
}

const listOf = (field: string) => field.replace(/\.[^.]+$/, '');

export const removeEntry = (field: string) => editList(field, (entries, at) => entries.toSpliced(at, 1));

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
