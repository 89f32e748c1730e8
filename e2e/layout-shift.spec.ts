import { pages } from '../content/pages.ts';
import { expect, test } from './test.ts';

declare global {
  var shifts: number[];
}

// Arial or Liberation Sans stands in here, as on a desktop; a phone's Roboto is not on test machines.
for (const { path } of Object.values(pages))
  for (const width of [360, 412, 768, 1280])
    test(`fonts that come late move nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) =>
          globalThis.shifts.push(
            ...list.getEntries().map((entry) => (entry as unknown as { value: number }).value),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      // Shifts are reported with the next frames.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      );
      const shifts = await page.evaluate(() => globalThis.shifts);
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.0005);
    });
