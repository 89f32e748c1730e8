/**
 * A conflict is a change that was refused, because somebody else has changed the same field. The file says what they wrote;
 * the conflict stays until somebody has resolved it.
 */
import { apply, type Change, force, invert, isApplied, isEqual, rebase, widenToEntry } from './change.ts';
import { newId } from './ids.ts';

/** `before` is what both began with, and `after` what was refused. */
export type Conflict = Change & { id: string };

/** What a file says, and the conflicts about it. */
export type FileState = { content: unknown; conflicts: Conflict[] };

/** What the form shows: the file, with the refused values in place of what others wrote. */
export const withOwnValues = ({ content, conflicts }: FileState) => conflicts.reduce(force, content);

const newConflict = (change: Change): Conflict => ({ id: newId(), ...change });

/** A conflict is resolved when the file says what was refused. */
const withoutResolved = ({ content, conflicts }: FileState): FileState => ({
  content,
  conflicts: conflicts.filter((conflict) => !isApplied(content, conflict)),
});

/** A conflict in an entry that `now` lacks becomes one about the whole entry, as `last` still had it. */
function widen(conflict: Conflict, last: unknown, now: unknown): Conflict {
  const [inverse] = invert([conflict]);
  return { ...conflict, ...widenToEntry(conflict, force(last, inverse!), force(last, conflict), now) };
}

const isAbout = ({ path, isOrder }: Conflict, change: Change) =>
  isOrder ? change.isOrder && isEqual(path, change.path) : isEqual(path, change.path.slice(0, path.length));

/** The conflict with a later change to its field; undefined where that change began with another value. */
function amend(conflict: Conflict, change: Change): Conflict | undefined {
  const { isRevert, before, after, isOrder } = change;
  if (isOrder && conflict.isOrder)
    return isEqual(conflict.after, before) ? { ...conflict, isRevert, after } : undefined;
  const path = ['field', ...change.path.slice(conflict.path.length)];
  const next = apply({ field: conflict.after }, { ...change, path }) as { field: unknown } | undefined;
  return next && { ...conflict, isRevert, after: next.field };
}

/** Whether this very change was refused before. */
export const isInConflict = (conflicts: Conflict[], change: Change) =>
  conflicts.some(({ id: _, ...refused }) => isEqual(refused, change));

function applyChange({ content, conflicts }: FileState, change: Change, last: unknown): FileState {
  if (isInConflict(conflicts, change)) return { content, conflicts };
  const applied = apply(content, change);
  // Whoever resolves a conflict began with what the file says, so that it is applied as any other change.
  if (applied !== undefined && applied !== content) return withoutResolved({ content: applied, conflicts });
  const at = conflicts.findLastIndex((conflict) => isAbout(conflict, change));
  const amended = conflicts[at] && amend(conflicts[at], change);
  if (amended) return withoutResolved({ content, conflicts: conflicts.with(at, amended) });
  if (applied !== undefined) return { content, conflicts };
  return { content, conflicts: [...conflicts, widen(newConflict(change), last, content)] };
}

/**
 * Applies changes; those that are refused become conflicts. A change that is sent twice is applied once. `last` is what the
 * file said before, with the entries that somebody has removed since.
 */
export const applyChanges = (state: FileState, changes: Change[], last: unknown = state.content) =>
  updateConflicts(
    changes.reduce((now, change) => applyChange(now, change, last), state),
    state.content,
  );

/** The conflicts that are left once the file, which said `last`, says something else. */
export const updateConflicts = ({ content, conflicts }: FileState, last: unknown) =>
  withoutResolved({ content, conflicts: conflicts.map((one) => widen(one, last, content)) });

/** Merges what others have published: `theirs`, which began as `base`. In a conflict the file says theirs. */
export function mergeUpstream(state: FileState, file: string, base: unknown, theirs: unknown): FileState {
  const { content, refused } = rebase(file, base, state.content, theirs);
  return updateConflicts(
    { content, conflicts: [...state.conflicts, ...refused.map(newConflict)] },
    state.content,
  );
}
