/** Undo, redo, "Take back", and the choice in a conflict. */
import { fieldIdOf, invert } from '../change.ts';
import type { Conflict } from '../conflicts.ts';
import { following } from './derive.ts';
import { placeOf } from './fields.ts';
import type { LabelledChange } from './labelled-changes.ts';
import { resolve, revert, undoOrRedo } from './session.ts';
import { get, notify } from './store.ts';
import { countTyped } from './typing.ts';
import { editFiles, updateAndSave } from './write.ts';

const SKIPPED = (fields: string) =>
  `Somebody else has written since in what you changed (${fields}). That stays as it is.`;

function travel(from: 'past' | 'future') {
  countTyped();
  const { session, step, skipped } = undoOrRedo(get().session, from);
  const fields = skipped.map(({ field }) => placeOf(field, get().contents));
  if (fields.length > 0) notify(SKIPPED([...new Set(fields)].join(', ')));
  updateAndSave(session);
  return step?.field;
}

/** They return the field of the step; where somebody else has written in it since, they say so. */
export const undo = () => travel('past');
export const redo = () => travel('future');

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

/** Resolves a conflict, with what follows its field. "Undo" brings back the other value; one's own is a conflict again. */
export function resolveConflict({ id, file }: Conflict, which: 'mine' | 'theirs') {
  countTyped();
  const { session, contents } = get();
  const conflict = session.files[file]!.conflicts.find((one) => one.id === id);
  if (!conflict) return;
  const field = fieldIdOf(conflict);
  updateAndSave(resolve(session, conflict, which));
  editFiles(following(field, contents, get().contents), field, true);
}
