/** What one window knows and shows, and how it goes on: without any input or output. */
import {
  apply,
  applyAll,
  type Change,
  changesTo,
  diff,
  fieldOf,
  force,
  hasPlace,
  invert,
  isDone,
  isEqual,
  rebase,
  valueIn,
} from '../change.ts';
import { type Conflict, isRefused, shownOf } from '../conflicts.ts';
import type { Looked } from '../keeper.ts';

type Contents = Record<string, unknown>;

/** What one edit has changed, and the field to which "Undo" goes. */
export type Step = { changes: Change[]; field: string };

export type Session = {
  /** As the server has told them last. */
  files: Record<string, Looked>;
  /**
   * What would be shown without the window's own edits. Where somebody has written to a field that was edited here, it keeps
   * what the edit began with: so what is sent is refused.
   */
  base: Contents;
  shown: Contents;
  /** What was sent and may have arrived. */
  sent: Change[];
  /** The fields whose value was taken back here, and not typed. */
  back: string[];
  past: Step[];
  future: Step[];
};

/** `next`, or `now` where both say the same: so nothing is drawn anew. */
const same = <Value>(next: Value, now: Value) => (isEqual(next, now) ? now : next);

const of = (changes: Change[], file: string) => changes.filter((one) => one.file === file);

/** What is not on the disk yet. */
export function waitingIn({ files, base, shown, back }: Session, file: string): Change[] {
  const changes = changesTo(file, base[file], shown[file], files[file]!.content);
  return changes.map((change) => (back.includes(fieldOf(change)) ? { ...change, isBack: true } : change));
}

/** Two edits of the same fields are one step. */
function joined(changes: Change[], more: Change[]) {
  const all = [...changes];
  for (const change of more) {
    const at = all.findIndex(({ path, file }) => file === change.file && isEqual(path, change.path));
    if (at >= 0 && isEqual(all[at]!.after, change.before)) all[at] = { ...all[at]!, after: change.after };
    else all.push(change);
  }
  return all;
}

/** After an edit; `isSameStep` joins it to the one before. */
export function edited(session: Session, next: Contents, field: string, isSameStep = false): Session {
  const { shown, past, back } = session;
  const changes = Object.keys(next).flatMap((file) => diff(file, shown[file], next[file]));
  if (changes.length === 0) return session;
  const now = Object.entries(next).map(([file, content]) => [file, same(content, shown[file])] as const);
  const last = past.at(-1);
  const step = isSameStep && last ? { ...last, changes: joined(last.changes, changes) } : { changes, field };
  return {
    ...session,
    shown: { ...shown, ...Object.fromEntries(now) },
    past: [...(isSameStep ? past.slice(0, -1) : past), step],
    future: [],
    back: back.filter((one) => !changes.some((change) => fieldOf(change) === one)),
  };
}

/** `contents` with the changes, or undefined where one of them is refused. */
function withChanges(contents: Contents, changes: Change[]): Contents | undefined {
  const files = [...new Set(changes.map(({ file }) => file))];
  const next = files.map((file) => [file, applyAll(contents[file], of(changes, file))] as const);
  if (next.every(([, content]) => content !== undefined)) return { ...contents, ...Object.fromEntries(next) };
}

/**
 * Takes back the last step that can be, or does it again. Steps whose fields somebody else has written since stay as they
 * are, and are `passed`.
 */
export function travelled(session: Session, from: 'past' | 'future') {
  const steps = session[from];
  const turned = ({ changes }: Step) => (from === 'past' ? invert(changes) : changes);
  const at = steps.findLastIndex((step) => withChanges(session.shown, turned(step)));
  const passed = steps.slice(at + 1);
  const step = steps[at];
  if (!step) return { session, passed };
  const to = from === 'past' ? 'future' : 'past';
  const next = {
    ...session,
    shown: withChanges(session.shown, turned(step))!,
    [from]: steps.toSpliced(at, 1),
    [to]: [...session[to], step],
  };
  return { session: next, step, passed };
}

/** Before `changes` are sent: they may arrive although the answer does not. */
export function sending(session: Session, changes: Change[]): Session {
  const earlier = session.sent.filter((one) => !changes.some((change) => isEqual(change, one)));
  return { ...session, sent: [...earlier, ...changes] };
}

/** What a window shows of a file: what it has written itself is not replaced by what was refused to another window. */
function shownIn({ base, sent, past }: Session, file: string, { content, conflicts }: Looked) {
  const written = past.flatMap(({ changes }) => changes);
  const known = sent.filter((one) => isRefused(conflicts, one)).reduce(force, base[file]);
  const isOthers = (conflict: Conflict) =>
    !isEqual(valueIn(known, conflict), conflict.after) &&
    written.some(
      (one) => fieldOf(one) === fieldOf(conflict) && isEqual(one.after, valueIn(content, conflict)),
    );
  return shownOf({ content, conflicts: conflicts.filter((conflict) => !isOthers(conflict)) });
}

/**
 * A file as it is now, to which what waits is applied; nothing is taken from one that cannot be read. What somebody else
 * has written since is shown as it is here, and goes on waiting with what it began with: sent, it is a conflict. `taken`
 * are the changes that the server has just taken.
 */
export function received(session: Session, file: string, looked: Looked, taken: Change[] = []): Session {
  const { files, sent } = session;
  const { fault } = looked;
  if (fault) return { ...session, files: { ...files, [file]: { ...files[file]!, fault } } };
  const now = shownIn(session, file, looked);
  // An answer may have been lost: what the file says as it was sent has arrived, and so has what was refused.
  const isThere = (change: Change) => isDone(now, change) || isRefused(looked.conflicts, change);
  const arrived = [...of(sent, file).filter(isThere), ...taken];
  const base = arrived.reduce(force, session.base[file]);
  const { content, refused } = rebase(file, base, session.shown[file], now);
  const shown = same(refused.reduce(force, content), session.shown[file]);
  return {
    ...session,
    files: { ...files, [file]: looked },
    base: { ...session.base, [file]: same(invert(refused).reduce(force, now), shown) },
    shown: same({ ...session.shown, [file]: shown }, session.shown),
    sent: sent.filter((one) => one.file !== file),
  };
}

/** Takes changes from elsewhere, as one step. What is in an entry that is gone has nowhere to go, and is `lost`. */
export function brought(session: Session, changes: Change[], field: string) {
  let { base, shown } = session;
  const lost: Change[] = [];
  for (const change of changes) {
    const { file } = change;
    const next = apply(shown[file], change);
    if (next === undefined && !hasPlace(shown[file], change)) lost.push(change);
    else shown = { ...shown, [file]: next ?? force(shown[file], change) };
    if (next === undefined) base = { ...base, [file]: invert([change]).reduce(force, base[file]) };
  }
  return { session: edited({ ...session, base }, shown, field), lost };
}

/** Takes changes back, as one step: a conflict about one of them says what that gives. */
export function backTaken(session: Session, changes: Change[], field: string) {
  const { session: next, lost } = brought(session, changes, field);
  return { session: { ...next, back: [...next.back, ...changes.map(fieldOf)] }, lost };
}

/** Both values of a field that has two: what the file says, and what was refused, as far as it is shown with what is typed on. */
export function bothOf({ files, shown }: Session, { id, ...change }: Conflict): Change {
  const { content, conflicts } = files[change.file]!;
  const [before, now] = [valueIn(content, change), valueIn(shown[change.file], change)];
  const last = conflicts.findLast((one) => isEqual([one.path, one.isOrder], [change.path, change.isOrder]));
  const isShown = last?.id === id && !isEqual(now, before);
  return { ...change, before, after: isShown ? now : change.after };
}

/** Chooses one of both, as one step that began with the other. */
export function chosen(session: Session, conflict: Conflict, which: 'mine' | 'theirs'): Session {
  const { file } = conflict;
  const mine = bothOf(session, conflict);
  const [theirs] = invert([mine]);
  const [change, back] = which === 'mine' ? [mine, theirs!] : [theirs!, mine];
  return {
    ...session,
    base: { ...session.base, [file]: force(session.base[file], back) },
    shown: { ...session.shown, [file]: force(session.shown[file], change) },
    past: [...session.past, { changes: [change], field: fieldOf(change) }],
    future: [],
  };
}

/** What an earlier window did not get to the disk: kept by the browser, whatever ends the window. */
export type Draft = Pick<Session, 'base' | 'shown' | 'sent' | 'back'>;

/** Nothing where all is on the disk. */
export function draftOf({ base, shown, sent, back }: Session): Draft | undefined {
  const isOpen = (file: string) => !isEqual(base[file], shown[file]) || of(sent, file).length > 0;
  const open = Object.keys(base).filter(isOpen);
  if (open.length === 0) return;
  const part = (all: Contents) => Object.fromEntries(open.map((file) => [file, all[file]]));
  return { base: part(base), shown: part(shown), sent, back };
}

/** Goes on with what an earlier window has left, as if that had looked now. */
export function adopted(session: Session, draft: Draft) {
  // A developer may have renamed a file.
  const known = Object.keys(draft.base).filter((file) => session.files[file]);
  return known.reduce((now, file) => {
    const { base, shown } = received({ ...session, ...draft }, file, session.files[file]!);
    const changes = changesTo(file, base[file], shown[file], now.shown[file]);
    const { session: next } = brought(now, changes, file);
    return { ...next, back: [...next.back, ...draft.back] };
  }, session);
}

export function begun(files: Record<string, Looked>): Session {
  const told = Object.fromEntries(Object.entries(files).map(([file, kept]) => [file, shownOf(kept)]));
  return { files, base: told, shown: told, sent: [], back: [], past: [], future: [] };
}
