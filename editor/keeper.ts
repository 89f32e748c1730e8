/** Keeps the files of content/: each change is applied to a file as it is on the disk at that moment. */
import { type Change, hasPlace, isEqual } from './change.ts';
import { bring, type Conflict, type Kept, renewed, take } from './conflicts.ts';

/** Where it keeps them. */
export type Store = {
  /** The content of a file. Throws why it cannot be read. */
  read: (name: string) => unknown;
  /** What the file said when it was committed, for as long as it could not be read since the start; undefined is unknown. */
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

/** `refused`: nothing was written, because the content would not be whole, or an entry that was changed is gone. */
export type Answered = Looked & { refused?: 'unfinished' | 'gone' };

export function keeper(store: Store) {
  const lastRead = new Map<string, unknown>();

  const keepConflicts = (name: string, conflicts: Conflict[]) => {
    const all = store.readConflicts();
    const next = [...all.filter(({ file }) => file !== name), ...conflicts];
    if (!isEqual(all, next)) store.writeConflicts(next);
  };

  function look(name: string): Looked {
    const conflicts = store.readConflicts().filter(({ file }) => file === name);
    const before = lastRead.get(name) ?? store.readCommitted(name);
    let content: unknown;
    try {
      content = store.read(name);
    } catch (error) {
      lastRead.set(name, before);
      return { content: before, conflicts, fault: (error as Error).message };
    }
    const kept = renewed({ content, conflicts }, before);
    keepConflicts(name, kept.conflicts);
    lastRead.set(name, content);
    return kept;
  }

  /** Whenever the program ends in it, each value is in the file or in a conflict. */
  function keep(name: string, before: Kept, next: Kept) {
    const isLeft = ({ id }: Conflict) => next.conflicts.some((one) => one.id === id);
    const ended = before.conflicts.filter((one) => !isLeft(one));
    keepConflicts(name, [...ended, ...next.conflicts]);
    if (!isEqual(before.content, next.content)) store.write(name, next.content);
    keepConflicts(name, next.conflicts);
    lastRead.set(name, next.content);
    return next;
  }

  function change(name: string, changes: Change[]): Answered {
    const before = lastRead.get(name);
    const kept = look(name);
    if (kept.fault) return kept;
    const next = take(kept, changes, before);
    const isNew = ({ id }: Conflict) => !kept.conflicts.some((one) => one.id === id);
    // The window still has the entry that is gone: it sends the change again, with all of it.
    if (next.conflicts.some((one) => isNew(one) && !hasPlace(next.content, one)))
      return { ...kept, refused: 'gone' };
    const isWhole = isEqual(kept.content, next.content) || store.holds(name, next.content);
    if (isWhole) return keep(name, kept, next);
    return { ...keep(name, kept, { ...next, content: kept.content }), refused: 'unfinished' };
  }

  /** Brings in what others have published; throws where the file cannot be read. */
  function bringIn(name: string, base: unknown, theirs: unknown) {
    const kept = look(name);
    if (kept.fault) throw new Error(kept.fault);
    return keep(name, kept, bring(kept, name, base, theirs));
  }

  /** Writes what a window has read last over a file that cannot be read now. */
  function putBack(name: string, content: unknown): Looked {
    if (look(name).fault) store.write(name, content);
    return look(name);
  }

  return { look, change, bringIn, putBack };
}
