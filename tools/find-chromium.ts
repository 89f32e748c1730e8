/** Finds the Chromium that the browser tests run in, and gets one where there is none. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';
import { aptInstall } from './debian.ts';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * The browser named by CHROMIUM_PATH, else a system one, else Playwright's own.
 * Undefined if there is none. Throws if CHROMIUM_PATH names a file that does not exist.
 */
export function findChromium(): { path: string; origin: string } | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file. Correct it or unset it.`);
    return { path: named, origin: 'named by CHROMIUM_PATH' };
  }
  const system = SYSTEM_NAMES.map(onPath).find(Boolean);
  if (system) return { path: system, origin: 'found on this system' };
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, origin: "Playwright's own" };
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
];

const installOwn = () =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' }).status === 0;

function getBrowser() {
  return (
    findChromium() ??
    (installOwn() ? findChromium() : undefined) ??
    (aptInstall('chromium') ? findChromium() : undefined)
  );
}

if (import.meta.main) {
  try {
    const browser = getBrowser();
    if (!browser)
      throw new Error('No Chromium found or installed. Install one, or set CHROMIUM_PATH to its file.');
    console.log(`Browser: ${browser.path} (${browser.origin})`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
