/** The files of content/ on the disk: read, written whole or not at all, and watched. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file as it is on the disk. `version` tells two states apart; `fault` says why it has no content. */
export type Stored = { version: string; content?: unknown; fault?: string };

const TEMPORARY = /^\..+\.tmp$/;

const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export function readStored(file: string): Stored {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    return { version: versionOf(text), content: JSON.parse(text) as unknown };
  } catch (error) {
    return { version: versionOf(text), fault: (error as Error).message };
  }
}

/** Writes beside the file and renames: whoever reads it, or ends this program, finds the old text or the new one. */
export function replaceFile(file: string, text: string) {
  const { dir, base } = path.parse(file);
  // A new file in its place would not mind that the old one is read-only.
  const isReadOnly = (statSync(file).mode & 0o200) === 0;
  if (isReadOnly) throw Object.assign(new Error(LOCKED), { code: 'EACCES' });
  const temporary = path.join(dir, `.${base}.tmp`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } finally {
    // Nothing is there any more, unless the disk was full.
    rmSync(temporary, { force: true });
  }
}

/** What a program that was ended while it wrote has left. */
export function removeTemporary(folder: string) {
  for (const name of readdirSync(folder)) if (TEMPORARY.test(name)) rmSync(path.join(folder, name));
}

/** Calls `onChange` a moment after something in `folder` has changed: other programs write in several steps. */
export function watchFolder(folder: string, onChange: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, 100);
  });
  return () => watcher.close();
}

const FULL = 'The disk is full. Delete what you do not need; the editor tries again.';
const LOCKED =
  'The file may not be written: it is read-only, or another program holds it. The editor tries again.';

const REASONS: Record<string, string> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: LOCKED,
  EPERM: LOCKED,
  EBUSY: LOCKED,
  EROFS: LOCKED,
};

/** Why a file could not be written, in words for the one who edits. */
export const reasonOf = ({ code = '', message }: NodeJS.ErrnoException) => REASONS[code] ?? message;
