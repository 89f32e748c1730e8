import { execFileSync, execSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/**
 * A copy of this project as it is, with changes that are not committed, in a new folder whose
 * name begins with `name`. It has its commits too, which the build asks for dates. Needs Git.
 */
export function copyProject(name: string) {
  const copy = mkdtempSync(path.join(os.tmpdir(), name));
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, copy]);
  const list = 'git ls-files -z --cached --others --exclude-standard --deduplicate';
  for (const file of execSync(list, { cwd: root, encoding: 'utf8' }).split('\0'))
    // Files that were deleted and not committed are on the list too.
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  const [packages, there] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  try {
    // Links, because the packages take a gigabyte and the bundler refuses a symbolic link to them.
    execFileSync('cp', ['-al', packages, there], { stdio: 'ignore' });
  } catch {
    // Another disk, or a cp without -l.
    cpSync(packages, there, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/**
 * Builds the project in `folder`, and returns where the export is: the finished one, or the one that
 * `next build` alone writes. `env` is added to the environment. Throws with what the build said.
 */
export function build(folder: string, { isPlain = false, env = {} } = {}) {
  const command = isPlain ? 'npx next build' : 'npm run build';
  try {
    execSync(command, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} failed in ${folder}:\n${stdout}${stderr}`, { cause: error });
  }
  return path.join(folder, 'out');
}
