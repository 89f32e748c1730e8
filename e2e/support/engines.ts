/**
 * Firefox and WebKit as Debian packages them, on a device that is dark: Playwright's own cannot be had everywhere. Each has one
 * tab, which takes a few commands.
 */
import { spawn } from 'node:child_process';
import { expect } from 'playwright/test';
import puppeteer from 'puppeteer-core';
import { HOST } from '../../tools/shared/serve.ts';
import { deviceFonts } from './fonts.ts';
import { freePort } from './free-port.ts';

export type Tab = {
  goTo: (url: string) => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Presses the middle of what the selector finds, as a visitor does. */
  press: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
  /** The addresses that were asked for, of Chromium alone: a page that cannot be had does not tell its own. */
  asked?: string[];
};

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const HEIGHT = 800;

const toMiddle = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`;

async function firefox(): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    env: { ...process.env, ...deviceFonts },
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': 0 },
  });
  const page = await browser.newPage();
  return {
    goTo: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    press: async (selector) => {
      await page.evaluate(toMiddle(selector));
      await page.click(selector);
    },
    type: (selector, text) => page.type(selector, text),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    close: () => browser.close(),
  };
}

/** https://www.w3.org/TR/webdriver2/ */
async function webkit(): Promise<Tab> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', WEBKIT, `--port=${port}`], {
    // A group of its own, so that all its processes end together.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...deviceFonts,
      // As root in a container, without a graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      GTK_THEME: 'Adwaita:dark',
    },
  });
  const root = `http://${HOST}:${port}/session`;

  async function ask<Value>(place: string, body?: object): Promise<Value> {
    const options = body ? { method: 'POST', body: JSON.stringify(body) } : undefined;
    const response = await fetch(root + place, { ...options, signal: AbortSignal.timeout(60_000) });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`);
    return value;
  }

  const stop = () => process.kill(-driver.pid!, 'SIGKILL');
  const options = { binary: MINI_BROWSER, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  let id = '';
  /** The driver listens a moment after its start. */
  const start = async () => {
    ({ sessionId: id } = await ask<{ sessionId: string }>('', { capabilities }));
  };
  await expect(start)
    .toPass({ timeout: 10_000 })
    .catch((error: unknown) => {
      stop();
      throw error;
    });
  const find = async (selector: string) => {
    const element = await ask<object>(`/${id}/element`, { using: 'css selector', value: selector });
    return Object.values(element)[0] as string;
  };
  const evaluate = <Value>(expression: string) =>
    ask<Value>(`/${id}/execute/sync`, { script: `return (${expression})`, args: [] });
  /** What moves in cannot be pressed at once. */
  const click = (selector: string) =>
    expect(async () => ask(`/${id}/element/${await find(selector)}/click`, {})).toPass({ timeout: 40_000 });
  return {
    goTo: async (url) => void (await ask(`/${id}/url`, { url })),
    evaluate,
    press: async (selector) => {
      await evaluate(toMiddle(selector));
      await click(selector);
    },
    type: async (selector, text) =>
      void (await ask(`/${id}/element/${await find(selector)}/value`, { text })),
    resize: async (width) => void (await ask(`/${id}/window/rect`, { width, height: HEIGHT })),
    close: async () => {
      await fetch(`${root}/${id}`, { method: 'DELETE' });
      stop();
    },
  };
}

export const engines = { Firefox: firefox, WebKit: webkit };
