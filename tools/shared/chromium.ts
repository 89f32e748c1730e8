/** The Chromium that the browser tests, the screenshots and the benchmark run in. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright/test';

/** Chromium without windows, in which the tests take a third of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/** Release 150 of it crashes in tabs that a link opens; 156 does not. */
const OLDEST_HEADLESS_SHELL = 156;

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The release, such as 156. NaN unless the file is a browser that starts. */
function releaseOf(file: string) {
  // Chrome for Windows opens a window when it is asked: there the newest is taken for granted.
  if (process.platform === 'win32') return existsSync(file) ? Infinity : NaN;
  const { status, stdout } = spawnSync(path.resolve(file), ['--version'], { encoding: 'utf8' });
  return status === 0 ? parseInt(stdout.replace(/^\D+/, '')) : NaN;
}

const isFit = (file: string) =>
  releaseOf(file) >= (path.basename(file) === HEADLESS_SHELL ? OLDEST_HEADLESS_SHELL : 1);

type Wanted = {
  /** Rules out the headless shell, which lacks the back/forward cache and paints differently. */
  withWindows?: boolean;
};

/**
 * The file of a browser that is here: the one that CHROMIUM_PATH names, else one of this system, else Playwright's own.
 * Throws if CHROMIUM_PATH names something else.
 */
function findChromium({ withWindows = false }: Wanted = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !releaseOf(named))
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that starts.`);
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const names = withWindows ? NAMES : [HEADLESS_SHELL, ...NAMES];
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...ON_A_MAC, chromium.executablePath()].find(isFit);
}

/** Works on Debian, for root. One installation after the other, because two workers of the tests may want it at once. */
const installPackage = (name: string) =>
  `flock ${tmpdir()}/install-packages.lock sh -c "apt-get update && apt-get install -y --no-install-recommends ${name}"`;

/** The file of a browser, as `findChromium` finds it, or else of one that is installed now. Throws, with what to do, if there is none. */
export function findOrInstallChromium(wanted: Wanted = {}): string {
  const packages = wanted.withWindows ? ['chromium'] : [HEADLESS_SHELL, 'chromium'];
  const installers = ['npx playwright install --no-shell chromium', ...packages.map(installPackage)];
  const found = findChromium(wanted);
  if (found) return found;
  for (const command of installers) {
    spawnSync(command, { shell: true, stdio: 'ignore' });
    const installed = findChromium(wanted);
    if (installed) return installed;
  }
  throw new Error('Found no Chromium and could install none. Set CHROMIUM_PATH to the file of one.');
}

/** What a browser needs in a container, and what keeps it from going online by itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Glyphs at fractions of a pixel, as on every phone.
  '--font-render-hinting=none',
];
