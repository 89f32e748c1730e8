import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Links each file, because the packages take a gigabyte and the bundler refuses a symbolic link to their folder. */
function linkFolder(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    // On another disk.
    copyFileSync(source, target);
  }
}

/** A copy of this project, with its commits and what is not committed, in a new folder that begins with `name`. */
export function copyProject(name: string) {
  const copy = mkdtempSync(path.join(tmpdir(), name));
  // Not `git clone`, which refuses a checkout of another user's, as a container has it.
  cpSync('.git', path.join(copy, '.git'), { recursive: true });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0'))
    // Files that were deleted and not committed are on the list too.
    if (file && existsSync(file)) cpSync(file, path.join(copy, file));
  const linked = path.join(copy, 'node_modules');
  linkFolder('node_modules', linked);
  rmSync(path.join(linked, '.cache'), { recursive: true, force: true });
  return copy;
}
