import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Debian packages, one call after the other, as apt-get demands. False where that cannot be done. */
const aptInstall = (...packages: string[]) =>
  run(
    'flock',
    path.join(tmpdir(), 'install-packages.lock'),
    'sh',
    '-c',
    `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  );

/** Sees to it that these files of Debian packages are there. Throws with the command to run if they cannot be. */
export function ensurePackages(files: readonly string[], ...packages: string[]) {
  const areThere = () => files.every((file) => existsSync(file));
  if (areThere() || (aptInstall(...packages) && areThere())) return;
  throw new Error(
    `Missing: ${files.filter((file) => !existsSync(file)).join(', ')}. ` +
      `On Debian or Ubuntu run: sudo apt-get install ${packages.join(' ')}`,
  );
}
