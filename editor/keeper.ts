/** Keeps the files of content/: each change is applied to a file as it is on the disk at that moment. */
import { type Change, hasPlace, isDone, isEqual, valueAt } from './change.ts';
import { bring, choose, type Conflict, type Kept, renewed, take } from './conflicts.ts';

/** Where it keeps them. */
export type Store = {
  /** The content of a file. Throws why it cannot be read. */
  read: (name: string) => unknown;
  /** What the file said when it was committed, for as long as it could not be read since the start. */
  readCommitted: (name: string) => unknown;
  /** Replaces the file, or throws why it cannot and leaves it as it was. */
  write: (name: string, content: unknown) => void;
  readConflicts: () => Conflict[];
  writeConflicts: (conflicts: Conflict[]) => void;
  /** Whether the site can show the content. */
  holds: (name: string, content: unknown) => boolean;
};

/** A file as it is, or as it could be read last: `fault` says why it cannot be read now. */
export type Looked = Kept & { fault?: string };

/** `refused`: nothing was written, because the content would not be whole, or somebody has written meanwhile. */
export type Answered = Looked & { refused?: 'broken' | 'unfinished' | 'stale' };

/** What the form and the file say where a conflict is. */
export type Seen = { mine?: unknown; theirs?: unknown };

export function keeper(store: Store) {
  const last = new Map<string, unknown>();

  const keepConflicts = (name: string, conflicts: Conflict[]) => {
    const all = store.readConflicts();
    const next = [...all.filter(({ file }) => file !== name), ...conflicts];
    if (!isEqual(all, next)) store.writeConflicts(next);
  };

  function look(name: string): Looked {
    const conflicts = store.readConflicts().filter(({ file }) => file === name);
    const before = last.get(name) ?? store.readCommitted(name);
    try {
      const kept = renewed({ content: store.read(name), conflicts }, before);
      keepConflicts(name, kept.conflicts);
      last.set(name, kept.content);
      return kept;
    } catch (error) {
      last.set(name, before);
      return { content: before, conflicts, fault: (error as Error).message };
    }
  }

  /** What a program that ends between the two steps has left is the same conflict, and settled when it is looked at. */
  function keep(name: string, before: Kept, next: Kept) {
    keepConflicts(name, next.conflicts);
    if (!isEqual(before.content, next.content)) store.write(name, next.content);
    last.set(name, next.content);
    return next;
  }

  function change(name: string, changes: Change[]): Answered {
    const before = last.get(name);
    const kept = look(name);
    if (kept.fault) return { ...kept, refused: 'broken' };
    const next = take(kept, changes, before);
    const isNew = ({ id }: Conflict) => !kept.conflicts.some((one) => one.id === id);
    // The window still has the entry that is gone: it sends the change again, with all of it.
    if (next.conflicts.some((one) => isNew(one) && !hasPlace(next.content, one)))
      return { ...kept, refused: 'stale' };
    const isWhole = isEqual(kept.content, next.content) || store.holds(name, next.content);
    if (isWhole) return keep(name, kept, next);
    return { ...keep(name, kept, { ...next, content: kept.content }), refused: 'unfinished' };
  }

  /** `seen` are the two values that were chosen between: another window may have typed on in either. */
  function decide(name: string, id: string, which: keyof Seen, seen: Seen): Answered {
    const kept = look(name);
    if (kept.fault) return { ...kept, refused: 'broken' };
    const conflict = kept.conflicts.find((one) => one.id === id);
    if (!conflict) return kept;
    const now: Seen = { mine: conflict.after, theirs: theirsOf(kept, conflict) };
    if (!isEqual(now.mine, seen.mine) || !isEqual(now.theirs, seen.theirs))
      return { ...kept, refused: 'stale' };
    const next = choose(kept, conflict, which);
    // Of an entry that is gone there is no place for a part.
    const isPlaced = which === 'theirs' || isDone(next.content, conflict);
    const isWhole = isEqual(kept.content, next.content) || store.holds(name, next.content);
    if (!isPlaced || !isWhole) return { ...kept, refused: 'unfinished' };
    if (!isEqual(kept.content, next.content)) store.write(name, next.content);
    keepConflicts(name, next.conflicts);
    last.set(name, next.content);
    return next;
  }

  /** Brings in what others have published; throws where the file cannot be read. */
  function bringIn(name: string, base: unknown, theirs: unknown) {
    const kept = look(name);
    if (kept.fault) throw new Error(kept.fault);
    return keep(name, kept, bring(kept, name, base, theirs));
  }

  /** Writes what could be read last over a file that cannot be read now. */
  function putBack(name: string): Looked {
    const { fault, content } = look(name);
    if (fault) store.write(name, content);
    return look(name);
  }

  return { look, change, decide, bringIn, putBack };
}

/** What the file says where a conflict is; of an order, the ids. */
export function theirsOf({ content }: Kept, { path, isOrder }: Change) {
  const value = valueAt(content, path);
  return isOrder ? (value as { id: unknown }[] | undefined)?.map(({ id }) => String(id)) : value;
}
