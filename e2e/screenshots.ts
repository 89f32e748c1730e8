/**
 * `npm run screenshots`: pictures of every page at every width, in both schemes, and of the gallery
 * of components, into screenshots/. Needs a build; starts its own servers and stops them.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright/test';
import { pages } from '../content/pages.ts';
import { browserArguments, chromiumPath } from '../tools/chromium.ts';

const FOLDER = 'screenshots';
const WIDTHS = [360, 390, 768, 900, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;
const SITE_PORT = 4310;
const GALLERY_PORT = 4311;

/** Starts a server and resolves when it answers. */
async function start(port: number, ...args: string[]): Promise<ChildProcess> {
  const server = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 120; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  server.kill();
  throw new Error(`${args.join(' ')} did not answer on port ${port}.`);
}

async function eachView(browser: Browser, shoot: (page: Page, name: string) => Promise<void>) {
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const isMobile = width < 600;
      const page = await browser.newPage({
        viewport: { width, height: isMobile ? 740 : 900 },
        colorScheme,
        isMobile,
        hasTouch: isMobile,
        reducedMotion: 'reduce',
      });
      await shoot(page, `${width}-${colorScheme}`);
      await page.close();
    }
  }
}

/** The whole page: lazy pictures too, and no empty strip in the place of a scrollbar that is not drawn. */
async function shootWhole(page: Page, name: string) {
  await page.evaluate(() => {
    // By script, because the page's policy refuses styles that it does not know.
    document.documentElement.style.scrollbarGutter = 'auto';
    return Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
  });
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
}

/** Shows hover, press and focus of the gallery's samples without a pointer. */
async function forceStates(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  for (const state of ['hover', 'active', 'focus-visible']) {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: `[data-force=${state}]`,
    });
    for (const nodeId of nodeIds) {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
    }
  }
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: browserArguments });
const site = await start(SITE_PORT, 'tools/serve.ts');
const gallery = await start(
  GALLERY_PORT,
  'node_modules/next/dist/bin/next',
  'dev',
  '--hostname',
  '127.0.0.1',
);
try {
  await eachView(browser, async (page, view) => {
    for (const [name, { path }] of Object.entries(pages)) {
      await page.goto(`http://127.0.0.1:${SITE_PORT}${path}`, { waitUntil: 'networkidle' });
      await shootWhole(page, `${name}-${view}`);
    }
  });
  for (const [name, options] of [
    ['light', { colorScheme: 'light' }],
    ['dark', { colorScheme: 'dark' }],
    ['forced-colors', { forcedColors: 'active' }],
  ] as const) {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      ...options,
    });
    await page.goto(`http://127.0.0.1:${GALLERY_PORT}/gallery/`, { waitUntil: 'load' });
    await forceStates(page);
    await shootWhole(page, `gallery-${name}`);
    await page.close();
  }
  console.log(`Pictures of ${Object.keys(pages).length} pages and the gallery are in ${FOLDER}/.`);
} finally {
  site.kill();
  gallery.kill();
  await browser.close();
}
