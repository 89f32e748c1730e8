/** A file, and the changes to it that were refused: each is a conflict until somebody has chosen one of both values. */
import { apply, type Change, force, invert, isDone, isEqual, ofEntry, rebase } from './change.ts';
import { newId } from './ids.ts';

/** `before` is what both began with, `after` what the form shows; the file says what others wrote. */
export type Conflict = Change & { id: string };

export type Kept = { content: unknown; conflicts: Conflict[] };

/** What the form shows: the file, with one's own values where there is a conflict. */
export const shownOf = ({ content, conflicts }: Kept) => conflicts.reduce(force, content);

const asConflict = (change: Change): Conflict => ({ id: newId(false) as string, ...change });

/** Without conflicts about which there is nothing to choose any more. */
const settled = ({ content, conflicts }: Kept): Kept => ({
  content,
  conflicts: conflicts.filter((conflict) => !isDone(content, conflict)),
});

/** A conflict in an entry that is gone from `now` is one about the whole entry; `last` is where it still was. */
function inPlace(conflict: Conflict, last: unknown, now: unknown): Conflict {
  const [back] = invert([conflict]);
  return { ...conflict, ...ofEntry(conflict, force(last, back!), force(last, conflict), now) };
}

const isAbout = ({ path, isOrder }: Conflict, change: Change) =>
  isOrder ? change.isOrder && isEqual(path, change.path) : isEqual(path, change.path.slice(0, path.length));

/** The conflict with what was written since in a field that it is about; undefined where that began with something else. */
function typedOn(conflict: Conflict, change: Change): Conflict | undefined {
  const { isBack, before, after, isOrder } = change;
  if (isOrder && conflict.isOrder)
    return isEqual(conflict.after, before) ? { ...conflict, isBack, after } : undefined;
  const path = ['field', ...change.path.slice(conflict.path.length)];
  const next = apply({ field: conflict.after }, { ...change, path }) as { field: unknown } | undefined;
  return next && { ...conflict, isBack, after: next.field };
}

/** Whether just this was refused before: an entry of the list says so. */
export const isRefused = (conflicts: Conflict[], change: Change) =>
  conflicts.some(({ id: _, ...refused }) => isEqual(refused, change));

function taken({ content, conflicts }: Kept, change: Change, last: unknown): Kept {
  if (isRefused(conflicts, change)) return { content, conflicts };
  const applied = apply(content, change);
  // Whoever began with what the file says has seen it: so a choice is a change as any other.
  if (applied !== undefined && applied !== content) return settled({ content: applied, conflicts });
  const at = conflicts.findLastIndex((conflict) => isAbout(conflict, change));
  const next = conflicts[at] && typedOn(conflicts[at], change);
  if (next) return settled({ content, conflicts: conflicts.with(at, next) });
  if (applied !== undefined) return { content, conflicts };
  return { content, conflicts: [...conflicts, inPlace(asConflict(change), last, content)] };
}

/**
 * The file with `changes`; those that are refused are conflicts. `last` is what it said before, from which an entry that
 * somebody has removed is brought back. Taking the same changes twice is taking them once.
 */
export const take = (kept: Kept, changes: Change[], last: unknown = kept.content) =>
  renewed(
    changes.reduce((now, change) => taken(now, change, last), kept),
    kept.content,
  );

/** The same conflicts, now that the file says something else. */
export const renewed = ({ content, conflicts }: Kept, last: unknown) =>
  settled({ content, conflicts: conflicts.map((one) => inPlace(one, last, content)) });

/** The file with what others have published: `base` is what both began with. In a conflict the file has theirs. */
export function bring(kept: Kept, file: string, base: unknown, theirs: unknown): Kept {
  const { content, refused } = rebase(file, base, kept.content, theirs);
  return renewed({ content, conflicts: [...kept.conflicts, ...refused.map(asConflict)] }, kept.content);
}
