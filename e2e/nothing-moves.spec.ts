import type { BrowserContext, Page, Route } from 'playwright/test';
import { homeSections, pages, servicesPage, site } from '../content/index.ts';
import {
  DESIGNS,
  dialogWithFocus,
  expect,
  isOwn,
  moving,
  scrollTo,
  TELUGU_DESIGNS,
  test,
  visit,
} from './support/fixtures.ts';
import { deviceFontsWithTelugu } from './support/fonts.ts';

test.use({
  ...moving,
  // Playwright hides scrollbars, and one that is not there moves nothing when it goes.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

declare global {
  var shifts: { value: number; isAlongLine: boolean; what: string }[];
}

/** Slow enough for the browser to paint a page many times before all of its HTML is there. */
const SLOW_LINK = { offline: false, latency: 20, downloadThroughput: 60_000, uploadThroughput: 60_000 };
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const UNSEEN = 0.0005;

/** What Core Web Vitals calls a good cumulative layout shift: https://web.dev/articles/cls. */
const GOOD_SHIFT = 0.1;

/** Letters. A longer brand breaks beside what is still to come. */
const WHOLE_BRAND = 16;

/** Of each text on the page: whether it is in the window, and which of its lines begin beside the text before. */
const lines = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { isSeen: boolean; isBeside: string }[] = [];
  let last = 0;
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const isBeside = boxes.map(({ bottom }) => {
      const isSame = Math.abs(bottom - last) < 8;
      last = bottom;
      return isSame;
    });
    found.push({ isSeen: boxes.some(({ top }) => top < innerHeight), isBeside: isBeside.join() });
  }
  return found;
};

function watchShifts() {
  type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
  type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      globalThis.shifts.push({
        value,
        isAlongLine:
          sources.length > 0 &&
          sources.every(({ previousRect: from, currentRect: to }) => to.width && from.y === to.y),
        what: sources.map(({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 200)).join('\n'),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What was seen to move since this was asked last, and in four frames more: not words a little wider than before. */
async function nextShifts(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
  const shifts = await page.evaluate(() => globalThis.shifts.splice(0));
  return shifts.filter(({ value, isAlongLine }) => value >= UNSEEN && !isAlongLine);
}

/** Nothing has moved; where a long text makes it `excusable`, no more than Core Web Vitals call good. */
function expectLittle(shifts: typeof globalThis.shifts, isExcusable: boolean) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(isExcusable ? GOOD_SHIFT : 0);
}

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
  );

for (const path of DESIGNS)
  test(`nothing moves on ${path}, nor by its fonts @long ${isOwn(path) ? '@both' : ''}`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    // Phones and desktops have Telugu. The devices of these tests ask for it, and get a file that is none.
    await page.route('**/telugu*.woff2', (route) => route.fulfill({ body: '' }));
    await page.addInitScript(watchShifts);
    await client.send('Network.emulateNetworkConditions', SLOW_LINK);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => held.length).toBe(2);
    expectLittle(await nextShifts(page), site.brand.length > WHOLE_BRAND);
    const before = await page.evaluate(lines);

    await client.send('Network.emulateNetworkConditions', NO_LIMIT);
    await Promise.all(held.map((route) => route.continue()));
    await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(['Inter', 'Poppins']));
    const shifts = await nextShifts(page);
    const after = await page.evaluate(lines);
    // The fonts that stand in fit the average letter of English and not every text. Little moves then.
    const isBrokenElsewhere = before.some(
      ({ isSeen, isBeside }, index) => isSeen && isBeside !== after[index]?.isBeside,
    );
    expectLittle(shifts, isBrokenElsewhere);
  });

/** Opens each page in Telugu in a tab of its own; calls `look` once its fonts are there. */
async function openEach(context: BrowserContext, look: (page: Page, path: string) => Promise<void>) {
  for (const path of TELUGU_DESIGNS) {
    const page = await context.newPage();
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await expect.poll(() => loadedFonts(page)).toContain('Poppins');
    await look(page, path);
    await page.close();
  }
}

// What stands in for its letters are boxes, whose widths are not theirs. That it is fetched after a paint: runtime/fonts.test.ts.
test('a device without Telugu fetches its font, and pages move once at most @both', async ({ context }) => {
  await openEach(context, async (page, path) => {
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/fonts/telugu')),
    );
    expect(asked, path).toHaveLength(1);
    const shifts = await nextShifts(page);
    expect(shifts.length, path).toBeLessThanOrEqual(1);
  });
});

test('a device with Telugu fetches no font for it, and nothing moves @both', async ({
  playwright,
  launchOptions,
  baseURL,
  viewport,
}) => {
  const env = { ...launchOptions.env, ...deviceFontsWithTelugu };
  const browser = await playwright.chromium.launch({ ...launchOptions, env });
  const context = await browser.newContext({ baseURL, viewport });
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await openEach(context, async (page) => expectLittle(await nextShifts(page), false));
  expect(asked.filter((url) => url.includes('/fonts/telugu'))).toEqual([]);
  await browser.close();
});

test('a linked heading is below the header, and stays when fonts come @both', async ({ page }) => {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${pages.home.path}#process`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(3);
  const below = async () => {
    const heading = page.getByRole('heading', { name: homeSections.process.heading, exact: true });
    const { y, height } = (await page.getByRole('banner').boundingBox())!;
    return (await heading.boundingBox())!.y - y - height;
  };
  const before = await below();
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(200);
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(() => loadedFonts(page)).toEqual(expect.arrayContaining(['Inter', 'Poppins']));
  expect(Math.abs((await below()) - before)).toBeLessThan(2);
});

test('nothing jumps where the scrollbar was when something opens over the page', async ({ page }) => {
  const edges = () =>
    page
      .locator('header a, main h2, footer')
      .filter({ visible: true })
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
  for (const { path, opener, width } of [
    { path: pages.home.path, opener: site.frame.openMenu, width: 899 },
    { path: pages.services.path, opener: servicesPage.card.details, width: 1280 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    const scrollbar = await page.evaluate(() => innerWidth - document.body.offsetWidth);
    expect(scrollbar, 'pixels').toBeGreaterThan(0);
    await scrollTo(page, 400);
    const before = await edges();
    await page.getByRole('button', { name: opener }).first().click();
    await expect(dialogWithFocus(page)).toBeAttached();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await edges()).toEqual(before);
  }
});
