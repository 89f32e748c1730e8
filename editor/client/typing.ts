/** What is typed: each key is an edit, and counts once its field is left, or once an amount has rested. */
import type { Content } from '../../content/schema/files.ts';
import { force } from '../change.ts';
import { following, isAmount, withAddress } from './derive.ts';
import { draftAround, type Field, fieldAt, type Name } from './fields.ts';
import { get, set } from './store.ts';
import { saveSoon } from './sync.ts';
import { changeOf, type Telugu } from './telugu.ts';
import { fits, understand } from './understand.ts';
import { editFiles, withText } from './write.ts';

/** In milliseconds: after such a rest an amount counts, and what is typed on is another step to undo. */
const REST = 1500;
let timer: ReturnType<typeof setTimeout>;

/** Has what was typed in another field than `id` count. */
function countOthers(id: string) {
  if (get().typing?.field !== id) countTyped();
}

/** Edits `changed` by a key in the field `id`. `before` is the content from which other fields have followed it. */
function type(id: string, before: Content, changed: Partial<Content>) {
  const { typing } = get();
  editFiles(changed, id, typing && !typing.isResting);
  set({ typing: { field: id, before: typing?.before ?? before, isResting: false } });
  clearTimeout(timer);
  timer = setTimeout(rest, REST);
}

const isWhole = ({ value, schema }: Field) => typeof value === 'string' && fits(value, schema);

function rest() {
  const { typing, contents } = get();
  if (!typing) return;
  const field = fieldAt(typing.field, contents);
  if (field && isAmount(field.id) && isWhole(field)) countTyped();
  else set({ typing: { ...typing, isResting: true } });
  saveSoon();
}

/** Writes what is typed into a text. */
export function typeText(field: Field, text: string) {
  countOthers(field.id);
  const { contents, session } = get();
  const file = field.id.split('.')[0] as Name;
  // Where it is half typed, other fields follow what was saved last.
  const saved = { ...contents, [file]: session.files[file]!.content };
  type(field.id, isWhole(field) ? contents : saved, withText(field, text));
}

/** Writes what is typed as the Telugu of a text. */
export function typeTelugu(telugu: Telugu, typed: string) {
  countOthers(telugu.pairField);
  const { contents } = get();
  type(telugu.pairField, contents, { telugu: force(contents.telugu, changeOf(telugu, typed)) });
}

/**
 * Has what was typed count: it is read as what was meant, unless that may be two things, and other fields follow. All of it is
 * one step to undo. Returns the field that has it now, if that is another one.
 */
export function countTyped() {
  const { typing, contents } = get();
  clearTimeout(timer);
  set({ typing: undefined });
  saveSoon();
  const field = typing && fieldAt(typing.field, contents);
  if (!field) return undefined;
  if (typeof field.value === 'string') {
    const [meant, other] = understand(field.value, field.schema);
    if (other === undefined) editFiles(withText(field, meant!), field.id, true);
  }
  editFiles(following(field.id, typing.before, get().contents), field.id, true);
  return moveDraft(field.id);
}

/** Gives a page that is a draft the address that was typed in the field `id`. Returns where that field is now, if elsewhere. */
function moveDraft(id: string) {
  const [, page] = /^pages\.([^.]+)\.path$/.exec(id) ?? [];
  const { contents, open } = get();
  if (!page || !draftAround(id, contents)) return undefined;
  const { changed, key } = withAddress(contents, page);
  editFiles(changed, id, true);
  set({ open: new Set([...open, `pages.${key}`]) });
  return key === page ? undefined : `pages.${key}.path`;
}

/** To be called once nobody types in a field any more: what is there counts. Returns the field that has it now, if that is another one. */
export function leaveField(id: string) {
  const { typing, left } = get();
  set({ left: new Set([...left, id]) });
  return typing?.field === id ? countTyped() : undefined;
}
