import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of this project, with its commits and what is not committed, in a new folder that begins with `name`. */
export function copyProject(name: string) {
  const copy = mkdtempSync(path.join(tmpdir(), name));
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', copy]);
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0'))
    // Files that were deleted and not committed are on the list too.
    if (file && existsSync(file)) cpSync(file, path.join(copy, file));
  const linked = path.join(copy, 'node_modules');
  try {
    // Links, because the packages take a gigabyte and the bundler refuses a symbolic link to them.
    execFileSync('cp', ['-al', 'node_modules', linked], { stdio: 'ignore' });
  } catch {
    // Another disk, or a cp without -l.
    cpSync('node_modules', linked, { recursive: true, verbatimSymlinks: true });
  }
  rmSync(path.join(linked, '.cache'), { recursive: true, force: true });
  return copy;
}
