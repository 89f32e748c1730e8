/** Writes what was edited: the session, the files, one field. */
import type { Content } from '../../content/schema/files.ts';
import { force } from '../change.ts';
import { derive } from './derive.ts';
import { type Field, type Name, valueOf } from './fields.ts';
import { edit, type Session } from './session.ts';
import { get, set, update } from './store.ts';
import { saveSoon } from './sync.ts';

export function updateAndSave(session: Session) {
  update(session);
  set({ saving: { state: 'typing' } });
  saveSoon();
}

/** Edits the files in `changed`, and derives the addresses that belong to it. "Undo" goes to `field`. */
export function editFiles(changed: Partial<Content>, field: string, isSameStep = false) {
  const { contents, publicSlugs, session } = get();
  const next = derive(contents, { ...contents, ...changed }, publicSlugs);
  updateAndSave(edit(session, next, field, isSameStep));
}

export const valueAt = (field: string) => valueOf(field, get().contents);

/** The content of one file, with a field written. */
function written(field: string, after: unknown): Partial<Content> {
  const [file = '', ...path] = field.split('.');
  return { [file]: force(get().contents[file as Name], { file, path, after }) };
}

/** Writes one field; undefined leaves out an optional one. */
export function setValue(field: string, after: unknown) {
  editFiles(written(field, after), field);
}

/** The content of its file, with a text written. An optional one that is empty is left out. */
export const withText = ({ id, isRequired }: Field, text: string) =>
  written(id, text || isRequired ? text : undefined);
