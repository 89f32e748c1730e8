import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const runWith = (env: object, cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const run = runWith.bind(undefined, {});

/**
 * A copy of this project as it is, with changes that are not committed, in a new folder whose
 * name begins with `name`. It has its commits too, which the build asks for dates. Needs Git.
 */
export function copyProject(name: string) {
  const root = path.join(import.meta.dirname, '..');
  const copy = mkdtempSync(path.join(os.tmpdir(), name));
  run(root, 'git', 'clone', '--quiet', '--no-checkout', root, copy);
  const files = run(
    root,
    'git',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  );
  const deleted = new Set(run(root, 'git', 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of files.split('\0'))
    if (file && !deleted.has(file)) cpSync(path.join(root, file), path.join(copy, file));
  try {
    // Links, because the packages take a gigabyte and the bundler refuses a symbolic link to them.
    run(root, 'cp', '-al', 'node_modules', copy);
  } catch {
    // Another disk, or a cp without -l.
    cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
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
    runWith(env, folder, ...(command.split(' ') as [string, ...string[]]));
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} failed in ${folder}:\n${stdout}${stderr}`, { cause: error });
  }
  return path.join(folder, 'out');
}
