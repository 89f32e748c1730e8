import { expect, test } from 'playwright/test';
import { PATHS } from './support/fixtures.ts';

const WIDTHS = [320, 360, 768, 1280, 1920];

for (const path of [...PATHS, '/no-such-page/'])
  test(`${path} does not scroll sideways`, async ({ page }) => {
    await page.goto(path);
    // A heading alone may be too wide for a font that is not there yet.
    await page.evaluate(() => document.fonts.ready);
    const overflows: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth > clientWidth ? `${scrollWidth} px wide` : '';
        });
        if (found) overflows.push(`${found} in a window of ${width} px, ${colorScheme}`);
      }
    }
    expect(overflows).toEqual([]);
  });
