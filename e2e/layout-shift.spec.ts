import type { Route } from 'playwright/test';
import { pages } from '../content/pages.ts';
import { expect, test } from './support/fixtures.ts';

declare global {
  var shifts: string[];
}

/** Slow enough for the browser to paint a page many times before all of its HTML is there. */
const SLOW_LINK = { offline: false, latency: 20, downloadThroughput: 20_000, uploadThroughput: 20_000 };

// Arial or Liberation Sans stands in here, as on a desktop; a phone's Roboto is not on test machines.
for (const { path } of Object.values(pages))
  for (const width of [360, 412, 768, 1280])
    test(`nothing moves on ${path} at ${width} px while it comes, or when its fonts do`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const client = await page.context().newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', SLOW_LINK);
      const held: Route[] = [];
      await page.route('**/*.woff2', (route) => void held.push(route));
      await page.addInitScript(() => {
        type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Element }[] };
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            // Less is a price's width in the other font, and 0.000 in any report.
            if (value >= 0.0005)
              globalThis.shifts.push(
                `${value} ${sources.map(({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 200)).join('\n')}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await expect.poll(() => held.length).toBe(2);
      await Promise.all(held.map((route) => route.continue()));
      const faces = () =>
        page.evaluate(() =>
          [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])),
        );
      await expect.poll(faces).toEqual(expect.arrayContaining(['inter', 'poppins']));
      // Shifts are reported with the next frames.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
      expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
    });
