import type { Page, Route } from 'playwright/test';
import { expect } from './fixtures.ts';

declare global {
  var shifts: { value: number; isAlongLine: boolean; what: string }[];
}

/** Slow enough for the browser to paint a page many times before all of its HTML is there. */
const SLOW_LINK = { offline: false, latency: 20, downloadThroughput: 20_000, uploadThroughput: 20_000 };
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Of each text on the page: whether it is in the window, and which of its lines begin beside the text before. */
const linesOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { isSeen: boolean; isBeside: string }[] = [];
    let last = 0;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isBeside = boxes.map(({ bottom }) => {
        const isSame = Math.abs(bottom - last) < 8;
        last = bottom;
        return isSame;
      });
      lines.push({ isSeen: boxes.some(({ top }) => top < innerHeight), isBeside: isBeside.join() });
    }
    return lines;
  });

/**
 * What moves on a page while it comes, and when its fonts do: the layout shifts that the browser reports, and
 * whether lines that were seen break elsewhere in those fonts.
 * A device without the fonts that stand in for them fetches none, and is given a second to do so.
 */
export async function shiftsOf(page: Page, path: string, width: number, hasStandIns = true) {
  await page.setViewportSize({ width, height: 823 });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_LINK);
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  // Phones and desktops have Telugu. The devices of these tests ask for it, and do not get it.
  await page.route('**/telugu*.woff2', () => {});
  await page.addInitScript(() => {
    type Source = { node?: Element; previousRect: DOMRect; currentRect: DOMRect };
    type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        globalThis.shifts.push({
          value,
          isAlongLine:
            sources.length > 0 &&
            sources.every(({ previousRect, currentRect }) => previousRect.y === currentRect.y),
          what: sources.map(({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 200)).join('\n'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  if (hasStandIns) await expect.poll(() => held.length).toBe(2);
  else await page.waitForTimeout(1000);
  const lines = await linesOf(page);
  const coming = await nextShifts(page);
  await client.send('Network.emulateNetworkConditions', NO_LIMIT);
  await Promise.all(held.map((route) => route.continue()));
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    );
  if (hasStandIns) await expect.poll(faces).toEqual(expect.arrayContaining(['inter', 'poppins']));
  const byFonts = await nextShifts(page);
  const after = await linesOf(page);
  const isBrokenElsewhere = lines.some(
    ({ isSeen, isBeside }, index) => isSeen && isBeside !== after[index]?.isBeside,
  );
  return { coming, byFonts, isBrokenElsewhere };
}

/** What has moved since this was asked last. Shifts are reported with the next frames. */
async function nextShifts(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => globalThis.shifts.splice(0));
}

/** A shift that is 0.000 in any report. */
const UNSEEN = 0.0005;

/** In all, as far as it is seen: not that the words of a line are a little wider than they were. */
const total = (shifts: typeof globalThis.shifts) =>
  shifts
    .filter(({ value, isAlongLine }) => value >= UNSEEN && !isAlongLine)
    .reduce((sum, { value }) => sum + value, 0);

/** What Core Web Vitals calls a good cumulative layout shift: https://web.dev/articles/cls. */
export const GOOD_SHIFT = 0.1;

/**
 * Nothing is seen to move, but where a line of a text breaks elsewhere in the fonts that stand in, which fit the
 * average letter of English and not every text: little moves then.
 */
export async function expectNoShift(page: Page, path: string, width: number) {
  const { coming, byFonts, isBrokenElsewhere } = await shiftsOf(page, path, width);
  expect(total(coming), JSON.stringify(coming, null, 2)).toBe(0);
  expect(total(byFonts), JSON.stringify(byFonts, null, 2)).toBeLessThanOrEqual(
    isBrokenElsewhere ? GOOD_SHIFT : 0,
  );
}
