import type { Page, Route } from 'playwright/test';
import { expect } from './fixtures.ts';

declare global {
  var shifts: { value: number; what: string }[];
}

/** Slow enough for the browser to paint a page many times before all of its HTML is there. */
const SLOW_LINK = { offline: false, latency: 20, downloadThroughput: 20_000, uploadThroughput: 20_000 };
const NO_LIMIT = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * What moves on a page while it comes, and when its fonts do: the layout shifts that the browser reports.
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
    type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        globalThis.shifts.push({
          value,
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
  await client.send('Network.emulateNetworkConditions', NO_LIMIT);
  await Promise.all(held.map((route) => route.continue()));
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
    );
  if (hasStandIns) await expect.poll(faces).toEqual(expect.arrayContaining(['inter', 'poppins']));
  // Shifts are reported with the next frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return page.evaluate(() => globalThis.shifts);
}

/** A shift that is not seen: a price's width in the other font, and 0.000 in any report. */
const UNSEEN = 0.0005;

/**
 * How much of the window may move in all. Nothing with today's texts; with others, lines may break elsewhere
 * in the fonts that stand in, which fit the average letter of English. e2e/contents/ says how much then.
 */
export const MOST_SHIFT = Number(process.env.MOST_SHIFT ?? 0);

/** No more than MOST_SHIFT is seen to move. */
export async function expectNoShift(page: Page, path: string, width: number) {
  const seen = (await shiftsOf(page, path, width)).filter(({ value }) => value >= UNSEEN);
  const total = seen.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(seen, null, 2)).toBeLessThanOrEqual(MOST_SHIFT);
}
