/** What one window holds, what is derived from it, and what is sent and received: all without input or output. */
import {
  apply,
  applyAll,
  type Change,
  currentValue,
  diff,
  diffOnto,
  fieldIdOf,
  force,
  hasTarget,
  invert,
  isApplied,
  isEqual,
  rebase,
} from '../change.ts';
import { type Conflict, isInConflict, withOwnValues } from '../conflicts.ts';
import type { FileRead } from '../content-store.ts';

/* What is held */

/** Content by the names of its files. */
type Contents = Record<string, unknown>;

/** One edit, and the field to which "Undo" goes. */
export type Step = {
  changes: Change[];
  field: string;
  /** Where it leads between both values of a conflict: the change by which one's own is sent. */
  own?: Change[];
};

export type Session = {
  /** As the server has sent them last. */
  files: Record<string, FileRead>;
  /**
   * The content without the edits that are pending. A field that somebody else has changed since keeps the value with which
   * the edit began: the server then refuses the edit, and it becomes a conflict.
   */
  base: Contents;
  /** The content in the form: `base` with the edits. */
  shown: Contents;
  /** The changes that were sent without an answer so far. They may have arrived. */
  sent: Change[];
  /** The fields whose value comes from a revert, and was not typed. */
  reverted: string[];
  past: Step[];
  future: Step[];
};

/** What a browser stores of a session until it is on the disk. */
export type Unsaved = Pick<Session, 'base' | 'shown' | 'sent' | 'reverted'>;

export function openSession(files: Record<string, FileRead>): Session {
  const contents = Object.fromEntries(
    Object.entries(files).map(([file, state]) => [file, withOwnValues(state)]),
  );
  return { files, base: contents, shown: contents, sent: [], reverted: [], past: [], future: [] };
}

/** `next`, or `now` where both are equal, so that nothing is rendered again. */
const same = <Value>(next: Value, now: Value) => (isEqual(next, now) ? now : next);

const inFile = (changes: Change[], file: string) => changes.filter((one) => one.file === file);

/** `contents` with the changes; undefined where one of them is refused. */
function applyToFiles(contents: Contents, changes: Change[]): Contents | undefined {
  const files = [...new Set(changes.map(({ file }) => file))];
  const next = files.map((file) => [file, applyAll(contents[file], inFile(changes, file))] as const);
  if (next.every(([, content]) => content !== undefined)) return { ...contents, ...Object.fromEntries(next) };
}

/** `contents` with the changes, whatever their fields say. */
const forceInFiles = (contents: Contents, changes: Change[]) =>
  changes.reduce((now, change) => ({ ...now, [change.file]: force(now[change.file], change) }), contents);

/**
 * Replaces the files in `next`. `isSameStep` adds the edit to the last step, if that was in the same field, unless somebody
 * else has changed it.
 */
export function edit(session: Session, next: Contents, field: string, isSameStep = false): Session {
  const { shown, past, reverted } = session;
  const files = Object.entries(next).map(([file, content]) => [file, same(content, shown[file])] as const);
  const now: Contents = { ...shown, ...Object.fromEntries(files) };
  if (isEqual(now, shown)) return session;
  const last = past.at(-1);
  const isOn = isSameStep && last?.field === field;
  const start = isOn ? applyToFiles(shown, invert(last.changes)) : undefined;
  const changes = Object.keys(now).flatMap((file) => diff(file, (start ?? shown)[file], now[file]));
  return {
    ...session,
    shown: now,
    past: start ? [...past.slice(0, -1), { ...last!, changes }] : [...past, { changes, field }],
    future: [],
    reverted: reverted.filter((one) => !changes.some((change) => fieldIdOf(change) === one)),
  };
}

const isSameField = (one: Change, other: Change) =>
  isEqual([one.file, one.path, one.isOrder], [other.file, other.path, other.isOrder]);

/** The step, if it was refused, as one that leads from what others wrote to one's own value. */
function asRefused(session: Session, step: Step): Step {
  const own: Change[] = [];
  const changes = step.changes.map((change) => {
    const { conflicts } = session.files[change.file]!;
    const conflict = conflicts.find((one) => isSameField(one, change) && isEqual(one.before, change.before));
    const both = conflict && conflictValues(session, conflict);
    if (!both || !isEqual(both.after, change.after)) return change;
    own.push(change);
    return both;
  });
  return own.length > 0 ? { ...step, changes, own } : step;
}

/** Whether something is not saved yet in the field of `change` besides what leads away from it. */
function isUnsaved({ base, shown }: Session, change: Change) {
  const [began, now] = [base, shown].map((contents) => currentValue(contents[change.file], change));
  return !isEqual(began, now) && !isEqual(began, change.after);
}

/**
 * Undoes the last step that can be undone, or redoes it. A step whose fields somebody else has changed since is passed over:
 * it is `skipped`, once, and is no step any more. So is, without a word, one that would change nothing. A choice in a conflict is
 * undone once what was written in its field since is saved; until then nothing is undone.
 */
export function undoOrRedo(session: Session, from: 'past' | 'future') {
  const isUndo = from === 'past';
  const steps = isUndo ? session.past.map((step) => asRefused(session, step)) : session.future;
  const changesOf = ({ changes }: Step) => (isUndo ? invert(changes) : changes);
  const after = (step: Step) => applyToFiles(session.shown, changesOf(step));
  const at = steps.findLastIndex((step) => !isEqual(after(step) ?? session.shown, session.shown));
  const skipped = steps.slice(at + 1).filter((step) => !after(step));
  const step = steps[at];
  if (!step) return { session: { ...session, [from]: [] }, skipped };
  const givesWay = (change: Change) => {
    const received = session.files[change.file]!;
    const isThere = isApplied(contentFor(session, change.file, received), change);
    return !isUndo && !isThere && isApplied(session.base[change.file], change);
  };
  // What was refused is sent from its beginning again, to be refused again. So is what is redone, where it would give way.
  const began = changesOf(step).flatMap((change) => {
    const own = step.own?.find((one) => isSameField(one, change));
    if (own) return isEqual(own.after, change.after) ? own : change;
    return givesWay(change) ? change : [];
  });
  if (began.some((one) => step.own?.includes(one) && isUnsaved(session, one)))
    return { session, skipped: [] };
  const to = isUndo ? 'future' : 'past';
  const next = {
    ...session,
    base: forceInFiles(session.base, invert(began)),
    shown: after(step)!,
    [from]: session[from].slice(0, at),
    [to]: [...session[to], step],
  };
  return { session: next, step, skipped };
}

/**
 * Applies changes that were made elsewhere, as one step. A change that is refused becomes a conflict once it is sent; one
 * whose entry is gone is `lost`.
 */
export function applyAsStep(session: Session, changes: Change[], field: string) {
  let { base, shown } = session;
  const lost: Change[] = [];
  for (const change of changes) {
    const { file } = change;
    const next = apply(shown[file], change);
    if (next === undefined && !hasTarget(shown[file], change)) lost.push(change);
    else shown = { ...shown, [file]: next ?? force(shown[file], change) };
    if (next === undefined) base = { ...base, [file]: invert([change]).reduce(force, base[file]) };
  }
  return { session: edit({ ...session, base }, shown, field), lost };
}

/** Reverts changes, given as their inverse, as one step. Returns those whose entry is gone as `lost`. */
export function revert(session: Session, inverse: Change[], field: string) {
  const { session: next, lost } = applyAsStep(session, inverse, field);
  return { session: { ...next, reverted: [...next.reverted, ...inverse.map(fieldIdOf)] }, lost };
}

/** Resolves a conflict with one of both values, as one step that began with the other. */
export function resolve(session: Session, conflict: Conflict, which: 'mine' | 'theirs'): Session {
  const mine = conflictValues(session, conflict);
  const changes = which === 'mine' ? [mine] : invert([mine]);
  // What follows the field, and joins the step, may be in a conflict too.
  const others = session.files[conflict.file]!.conflicts.filter((one) => !isSameField(one, conflict));
  const refused = [conflict, ...others].map((one) => ({
    ...conflictValues(session, one),
    before: one.before,
  }));
  return {
    ...session,
    base: forceInFiles(session.base, invert(changes)),
    shown: forceInFiles(session.shown, changes),
    past: [...session.past, { changes, field: fieldIdOf(mine), own: which === 'mine' ? [mine] : refused }],
    future: [],
  };
}

/* What is derived */

/** The changes to a file that are not on the disk yet. */
export function pendingChanges({ files, base, shown, reverted }: Session, file: string): Change[] {
  const changes = diffOnto(file, base[file], shown[file], files[file]!.content);
  return changes.map((change) =>
    reverted.includes(fieldIdOf(change)) ? { ...change, isRevert: true } : change,
  );
}

/** What the file says and what was refused, as the form shows it with what was typed since. */
export function conflictValues({ files, shown }: Session, { id, ...change }: Conflict): Change {
  const { content, conflicts } = files[change.file]!;
  const [before, now] = [currentValue(content, change), currentValue(shown[change.file], change)];
  const last = conflicts.findLast((one) => isSameField(one, change));
  // Of several conflicts about one field the form shows the last.
  const isShown = last?.id === id && !isEqual(now, before);
  return { ...change, before, after: isShown ? now : change.after };
}

/** Undefined where all is on the disk. */
export function unsavedOf({ base, shown, sent, reverted }: Session): Unsaved | undefined {
  const isPending = (file: string) => !isEqual(base[file], shown[file]) || inFile(sent, file).length > 0;
  const pending = Object.keys(base).filter(isPending);
  if (pending.length === 0) return;
  const part = (all: Contents) => Object.fromEntries(pending.map((file) => [file, all[file]]));
  return { base: part(base), shown: part(shown), sent, reverted };
}

/* What is sent and received */

/** To be called before `changes` are sent. */
export function markSent(session: Session, changes: Change[]): Session {
  const earlier = session.sent.filter((one) => !changes.some((change) => isEqual(change, one)));
  return { ...session, sent: [...earlier, ...changes] };
}

/**
 * What the form is to show of a file that was received: the file, with the refused values in place of what others wrote. Two
 * windows have changed a price of ₹5,000, this one to ₹6,000 and the other one to ₹7,000, and the file says ₹6,000:
 * - The conflict of ₹7,000 is the other window's: this one goes on to show ₹6,000.
 * - Where this one has just chosen ₹7,000, that is an edit which began with ₹6,000, until the server has applied it.
 */
function contentFor({ base, shown, sent, past }: Session, file: string, { content, conflicts }: FileRead) {
  const written = past.flatMap(({ changes }) => changes);
  const refused = sent.filter((one) => isInConflict(conflicts, one));
  const began = refused.reduce(force, base[file]);
  const open = conflicts.filter((conflict) => {
    const [before, now, onDisk] = [began, shown[file], content].map((one) => currentValue(one, conflict));
    const isWritten = written.some((one) => isSameField(one, conflict) && isEqual(one.after, onDisk));
    const isOfOther = isWritten && !isEqual(before, conflict.after);
    const isResolved = isEqual(before, onDisk) && !isEqual(now, before);
    return !isOfOther && !isResolved;
  });
  return withOwnValues({ content, conflicts: open });
}

/**
 * Rebases the pending changes of a file onto what the server has sent. `applied` are the changes that it has just applied. Of a
 * file that cannot be read only the reason is received.
 *
 * The badge was “New”, here “Liked” is typed, and the file says “Loved” by now: that change is refused. It stays in the form,
 * and pending with “New” as its beginning, so that the server refuses it too, and makes it a conflict. A badge that still says
 * “New” in the file says “Liked” once that is sent.
 */
export function receive(session: Session, file: string, received: FileRead, applied: Change[] = []): Session {
  const { files, sent } = session;
  const { fault } = received;
  if (fault) return { ...session, files: { ...files, [file]: { ...files[file]!, fault } } };
  const now = contentFor(session, file, received);
  // Where an answer was lost, a sent change has arrived if the file or a conflict says so. One that was undone since has arrived
  // unless the file says what it began with, so that the undo gives way to nobody without a conflict.
  function hasArrived(change: Change) {
    const [undo] = invert([change]);
    const isUndone = isApplied(session.shown[file], undo!) && !isApplied(now, undo!);
    return isUndone || isApplied(now, change) || isInConflict(received.conflicts, change);
  }
  const arrived = [...inFile(sent, file).filter(hasArrived), ...applied];
  const base = arrived.reduce((now, change) => apply(now, change) ?? now, session.base[file]);
  const { content, refused } = rebase(file, base, session.shown[file], now);
  const shown = same(refused.reduce(force, content), session.shown[file]);
  return {
    ...session,
    files: { ...files, [file]: received },
    base: { ...session.base, [file]: same(invert(refused).reduce(force, now), shown) },
    shown: same({ ...session.shown, [file]: shown }, session.shown),
    sent: sent.filter((one) => one.file !== file),
  };
}

/** Applies what an earlier window has left: its changes, rebased onto the files as they are now. */
export function restoreUnsaved(session: Session, unsaved: Unsaved) {
  // A developer may have renamed a file.
  const known = Object.keys(unsaved.base).filter((file) => session.files[file]);
  return known.reduce((now, file) => {
    const { base, shown } = receive({ ...session, ...unsaved }, file, session.files[file]!);
    const changes = diffOnto(file, base[file], shown[file], now.shown[file]);
    const { session: next } = applyAsStep(now, changes, file);
    return { ...next, reverted: [...next.reverted, ...unsaved.reverted] };
  }, session);
}
