import { spawnSync } from 'node:child_process';
import {
  findChromium,
  HEADLESS_SHELL,
  OLDEST_HEADLESS_SHELL,
  type Wanted,
} from '../../tools/find-chromium.ts';
import { aptInstall } from './debian.ts';

const installOwn = () =>
  spawnSync('npx', ['playwright', 'install', '--no-shell', 'chromium'], { stdio: 'ignore' }).status === 0;

/** Like `findChromium`, but gets a browser where there is none. Throws, with what to do, if that fails. */
export function getChromium(wanted: Wanted = {}) {
  const debian = wanted.withWindows ? 'chromium' : HEADLESS_SHELL;
  const browser =
    findChromium(wanted) ??
    (installOwn() ? findChromium(wanted) : undefined) ??
    (aptInstall(debian) ? findChromium(wanted) : undefined);
  if (browser) return browser;
  throw new Error(
    `No Chromium was found, and none could be installed. Install Chromium, Chrome or a ${HEADLESS_SHELL} from ` +
      `release ${OLDEST_HEADLESS_SHELL} on, or set CHROMIUM_PATH to its file.`,
  );
}
