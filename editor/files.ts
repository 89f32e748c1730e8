/** The files of content/ on the disk: read, written whole or not at all. */
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a content by its name, as Git has it too. */
export const fileOf = (name: string) => `content/${name}.json`;

/** The text of a file; empty where it cannot be read. */
export function readText(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const FULL = 'The disk is full. Delete what you do not need.';
const LOCKED = 'The file is read-only, or another program holds it.';

const REASONS: Record<string, string> = {
  ENOENT: 'The file is gone: another program has deleted it.',
  EISDIR: 'There is a folder in the place of the file.',
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: LOCKED,
  EPERM: LOCKED,
  EBUSY: LOCKED,
  EROFS: LOCKED,
};

/** Why a file could not be read or written, in words for the one who edits. */
export const reasonOf = ({ code = '', message }: NodeJS.ErrnoException) => REASONS[code] ?? message;

const EMPTY = 'The file is empty: another program has emptied it.';
const UNFINISHED =
  'Another program has written the file in a way that cannot be read, or is still about to write it.';

/** The value of a JSON text; undefined where it cannot be parsed. */
export function parseJson(text: string): unknown {
  try {
    // Some programs on Windows begin a file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The content of a file. Throws why it cannot be read, in words for the one who edits. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(reasonOf(error as Error), { cause: error });
  }
  if (!text.trim()) throw new Error(EMPTY);
  const content = parseJson(text);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error(UNFINISHED);
  return content;
}

/** Writes beside the file and renames, so that the file has the old text or the new one whenever the program ends. */
export function replaceFile(file: string, text: string | Buffer) {
  const { dir, base } = path.parse(file);
  const old = statSync(file, { throwIfNoEntry: false });
  // Renaming replaces even a read-only file.
  const isReadOnly = old && (old.mode & 0o200) === 0;
  if (isReadOnly) throw new Error(LOCKED);
  const temporary = path.join(dir, `.${base}.tmp`);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } finally {
    // It is still there if the disk was full.
    rmSync(temporary, { force: true });
  }
}
