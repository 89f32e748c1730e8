/** Finds the Chromium that the browser tests and the bench run in. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright/test';

/** Chromium without windows: tests take a third of the time of the processor in it. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
/** That of release 150 crashes in tabs that a link opens beside its page; that of 156 does not. */
export const OLDEST_HEADLESS_SHELL = 156;
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_A_MAC = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

export type Wanted = {
  /** Not the headless shell, which lacks the back-forward cache and paints in another way. */
  withWindows?: boolean;
};

const systemPaths = ({ withWindows }: Wanted) => [
  ...[...(withWindows ? [] : [HEADLESS_SHELL]), ...WITH_WINDOWS].flatMap((name) =>
    (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)),
  ),
  ...ON_A_MAC,
];

/** The release, such as 156. Undefined if it does not start: a file of that name may lead nowhere, or lack libraries. */
function releaseOf(file: string) {
  if (!existsSync(file)) return undefined;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 ? parseInt(stdout.replace(/^\D+/, '')) : undefined;
}

const starts = (file: string) => releaseOf(file) !== undefined;

const isFit = (file: string) => {
  const release = releaseOf(file);
  return (
    release !== undefined && !(path.basename(file) === HEADLESS_SHELL && release < OLDEST_HEADLESS_SHELL)
  );
};

/**
 * The browser named by CHROMIUM_PATH, else a system one that is not too old, else Playwright's own.
 * Undefined if there is none that starts. Throws if CHROMIUM_PATH names none.
 */
export function findChromium(wanted: Wanted = {}): { path: string; origin: string } | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!starts(named))
      throw new Error(
        `CHROMIUM_PATH names ${named}, which is not a browser that starts. Correct it or unset it.`,
      );
    return { path: named, origin: 'named by CHROMIUM_PATH' };
  }
  const system = systemPaths(wanted).find(isFit);
  if (system) return { path: system, origin: 'found on this system' };
  const own = chromium.executablePath();
  if (starts(own)) return { path: own, origin: "Playwright's own" };
  return undefined;
}

/** What a browser in a container needs; nothing of it goes online by itself. */
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
