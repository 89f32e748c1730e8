/** The files of content/ and their conflicts. Every change is applied to what the file says on the disk at that moment. */
import { type Change, hasTarget, isEqual } from './change.ts';
import { applyChanges, type Conflict, type FileState, mergeUpstream, updateConflicts } from './conflicts.ts';

/** Where the files and the conflicts are. */
export type Disk = {
  /** The content of a file. Throws why it cannot be read. */
  read: (name: string) => unknown;
  /** The committed content, for a file that could not be read since the start; undefined where that is not known. */
  readCommitted: (name: string) => unknown;
  /** Replaces the file; throws why it cannot, and leaves it as it was. */
  write: (name: string, content: unknown) => void;
  readConflicts: () => Conflict[];
  writeConflicts: (conflicts: Conflict[]) => void;
  /** How many faults the content has by its schema. */
  faults: (name: string, content: unknown) => number;
};

/** A file as it is. Where it cannot be read, `fault` says why, and `content` is what was read last. */
export type FileRead = FileState & { fault?: string };

/**
 * `applied` are the changes that were written or became conflicts. `refused` says why others were not: the content would have
 * more faults, or the entry of one is gone, and then none was.
 */
export type ApplyAnswer = FileRead & { applied: Change[]; refused?: 'unfinished' | 'gone' };

/** The operations on the files of one `disk`. Each of them reads the file first. */
export function contentStore(disk: Disk) {
  const lastRead = new Map<string, unknown>();

  function saveConflicts(name: string, conflicts: Conflict[]) {
    const all = disk.readConflicts();
    const next = [...all.filter(({ file }) => file !== name), ...conflicts];
    if (!isEqual(all, next)) disk.writeConflicts(next);
  }

  function read(name: string): FileRead {
    const conflicts = disk.readConflicts().filter(({ file }) => file === name);
    const before = lastRead.get(name) ?? disk.readCommitted(name);
    let content: unknown;
    try {
      content = disk.read(name);
    } catch (error) {
      lastRead.set(name, before);
      return { content: before, conflicts, fault: (error as Error).message };
    }
    const state = updateConflicts({ content, conflicts }, before);
    saveConflicts(name, state.conflicts);
    lastRead.set(name, content);
    return state;
  }

  /**
   * Writes new conflicts, then the content, then removes the resolved conflicts. If the program ends between two of these
   * writes, a value may be in the file and in a conflict, but never in neither.
   */
  function save(name: string, before: FileState, next: FileState) {
    const resolved = before.conflicts.filter(({ id }) => next.conflicts.every((one) => one.id !== id));
    saveConflicts(name, [...resolved, ...next.conflicts]);
    if (!isEqual(before.content, next.content)) disk.write(name, next.content);
    saveConflicts(name, next.conflicts);
    lastRead.set(name, next.content);
    return next;
  }

  /** Applies changes. Those that are refused become conflicts. */
  function apply(name: string, changes: Change[]): ApplyAnswer {
    const before = lastRead.get(name);
    const state = read(name);
    if (state.fault) return { ...state, applied: [] };
    const next = applyChanges(state, changes, before);
    const added = next.conflicts.filter(({ id }) => state.conflicts.every((one) => one.id !== id));
    // The window still has the whole entry, and sends it once it knows that the entry is gone.
    if (added.some((one) => !hasTarget(next.content, one))) return { ...state, applied: [], refused: 'gone' };
    const faultsOf = ({ content }: FileState) => disk.faults(name, content);
    const isUnchanged = isEqual(state.content, next.content);
    if (isUnchanged || faultsOf(next) === 0) return { ...save(name, state, next), applied: changes };
    // What is not finished holds up nothing else, whether it is in the file already or among the changes.
    const applied: Change[] = [];
    const finished = changes.reduce((now, change) => {
      const further = applyChanges(now, [change], before);
      if (faultsOf(further) > faultsOf(now)) return now;
      applied.push(change);
      return further;
    }, state);
    const isAll = applied.length === changes.length;
    return { ...save(name, state, finished), applied, ...(isAll ? {} : { refused: 'unfinished' }) };
  }

  /** Merges what others have published: `theirs`, which began as `base`. Throws where the file cannot be read. */
  function merge(name: string, base: unknown, theirs: unknown) {
    const state = read(name);
    if (state.fault) throw new Error(state.fault);
    return save(name, state, mergeUpstream(state, name, base, theirs));
  }

  /** Replaces a file that cannot be read. One that can be read stays as it is. */
  function replace(name: string, content: unknown): FileRead {
    if (read(name).fault) disk.write(name, content);
    return read(name);
  }

  return { read, apply, merge, replace };
}
