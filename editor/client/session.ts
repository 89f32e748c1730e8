/** What one window knows and shows, and how it goes on: without any input or output. */
import {
  apply,
  applyAll,
  type Change,
  diff,
  force,
  hasPlace,
  invert,
  isDone,
  isEqual,
  rebase,
} from '../change.ts';
import { asConflict, type Conflict, inPlace, shownOf } from '../conflicts.ts';
import type { Looked } from '../keeper.ts';

type Contents = Record<string, unknown>;

/** What one edit has changed, and the field to which "Undo" goes. */
export type Step = { changes: Change[]; field: string };

export type Session = {
  /** As the server has told them last. */
  files: Record<string, Looked>;
  shown: Contents;
  /** Refused here, and not known to the server yet. */
  refused: Conflict[];
  /** What was sent and may have arrived. */
  sent: Change[];
  past: Step[];
  future: Step[];
};

const of = <One extends Change>(changes: One[], file: string) => changes.filter((one) => one.file === file);

/** What the window's own edits of a file began with. */
const baseOf = ({ files, refused }: Session, file: string) =>
  of(refused, file).reduce(force, shownOf(files[file]!));

/** What is not on the disk yet. */
export const waitingIn = (session: Session, file: string): Change[] => [
  ...of(session.refused, file),
  ...diff(file, baseOf(session, file), session.shown[file]),
];

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
  const { shown, past } = session;
  const changes = Object.keys(next).flatMap((file) => diff(file, shown[file], next[file]));
  if (changes.length === 0) return session;
  const last = past.at(-1);
  const step = isSameStep && last ? { ...last, changes: joined(last.changes, changes) } : { changes, field };
  return {
    ...session,
    shown: { ...shown, ...next },
    past: [...(isSameStep ? past.slice(0, -1) : past), step],
    future: [],
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

/**
 * A file as it is now; nothing is taken from one that cannot be read. What waits is applied to it; where it cannot be, both values are shown. `taken` are the
 * changes, of those that were sent, that the server has just taken.
 */
export function received(session: Session, file: string, looked: Looked, taken: Change[] = []): Session {
  const { content, conflicts, fault } = looked;
  if (fault) return { ...session, files: { ...session.files, [file]: { ...session.files[file]!, fault } } };
  const kept = { content, conflicts };
  const { shown } = session;
  const known = [...kept.conflicts, ...taken];
  const isKnown = ({ id }: Conflict) => known.some((one) => 'id' in one && one.id === id);
  const told = shownOf(kept);
  // An answer may have been lost: what the file says as it was sent has arrived.
  const arrived = [...of(session.sent, file).filter((change) => isDone(told, change)), ...taken];
  const base = arrived.reduce(force, baseOf(session, file));
  const refused = of(session.refused, file)
    .filter((one) => !isKnown(one) && !isDone(kept.content, one))
    .map((one) => inPlace(one, baseOf(session, file), kept.content));
  const now = refused.reduce(force, told);
  const brought = rebase(file, base, shown[file], now);
  const more = brought.refused.map(asConflict);
  const others = (changes: Change[]) => changes.filter((one) => one.file !== file);
  return {
    ...session,
    files: { ...session.files, [file]: kept },
    shown: { ...shown, [file]: more.reduce(force, brought.content) },
    refused: [...(others(session.refused) as Conflict[]), ...refused, ...more],
    sent: others(session.sent),
  };
}

/**
 * Takes changes from elsewhere into what is shown: where others have written since, both values are shown. What is in an
 * entry that is gone has nowhere to go, and is `lost`.
 */
export function brought(session: Session, changes: Change[], field: string) {
  let { shown } = session;
  const refused: Conflict[] = [];
  const lost: Change[] = [];
  for (const change of changes) {
    const next = apply(shown[change.file], change);
    if (next !== undefined) shown = { ...shown, [change.file]: next };
    else if (hasPlace(shown[change.file], change)) refused.push(asConflict(change));
    else lost.push(change);
  }
  const next = edited(session, shown, field);
  const forced = refused.reduce(
    (now, change) => ({ ...now, [change.file]: force(now[change.file], change) }),
    next.shown,
  );
  return { session: { ...next, shown: forced, refused: [...next.refused, ...refused] }, lost };
}

/** What an earlier window did not get to the disk: kept by the browser, whatever ends the window. */
export type Draft = Pick<Session, 'files' | 'shown' | 'refused' | 'sent'>;

/** Nothing where all is on the disk. */
export function draftOf({ files, shown, refused, sent, ...rest }: Session): Draft | undefined {
  const session = { files, shown, refused, sent, ...rest };
  const isOpen = (file: string) => waitingIn(session, file).length > 0 || of(sent, file).length > 0;
  const open = Object.keys(files).filter(isOpen);
  if (open.length === 0) return;
  const part = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(open.map((file) => [file, all[file]!] as const));
  return { files: part(files), shown: part(shown), refused, sent };
}

/** Goes on with what an earlier window has left. */
export function adopted(session: Session, draft: Draft): Session {
  return Object.keys(draft.files).reduce((now, file) => {
    const left = received({ ...begun(draft.files), ...draft }, file, session.files[file]!);
    const own = of(left.refused, file);
    const files = { ...now.files, [file]: left.files[file]! };
    const shown = { ...now.shown, [file]: baseOf(left, file) };
    const next = { ...now, files, shown, refused: [...now.refused, ...own] };
    return edited(next, { [file]: left.shown[file] }, file);
  }, session);
}

export const begun = (files: Record<string, Looked>): Session => ({
  files,
  shown: Object.fromEntries(Object.entries(files).map(([file, kept]) => [file, shownOf(kept)])),
  refused: [],
  sent: [],
  past: [],
  future: [],
});
