import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder } from '../../tools/shared/link-folder.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

/**
 * A copy of this project, with its commits and what is not committed, in a new folder that begins with `name`. Unless it
 * `isBuilt`, a link is enough for its packages, which takes no time.
 */
export async function copyProject(name: string, isBuilt = true) {
  const copy = mkdtempSync(path.join(tmpdir(), name));
  // Not `git clone`, which refuses a checkout of another user's, as a container has it.
  const [common, own] = git('rev-parse', '--git-common-dir', '--git-dir').trim().split('\n');
  cpSync(common!, path.join(copy, '.git'), { recursive: true });
  // In a linked worktree `.git` names a folder of the repository, which the copy must leave alone.
  for (const part of ['HEAD', 'index']) cpSync(path.join(own!, part), path.join(copy, '.git', part));
  rmSync(path.join(copy, '.git/worktrees'), { recursive: true, force: true });
  const list = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate');
  for (const file of list.split('\0'))
    // Files that were deleted and not committed are on the list too.
    if (file && existsSync(file)) cpSync(file, path.join(copy, file));
  const linked = path.join(copy, 'node_modules');
  if (!isBuilt) {
    symlinkSync(realpathSync('node_modules'), linked);
    return copy;
  }
  await linkFolder('node_modules', linked);
  rmSync(path.join(linked, '.cache'), { recursive: true, force: true });
  return copy;
}
