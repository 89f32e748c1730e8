import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, scrollTo, test, visit } from './support/fixtures.ts';
import { browserWithFonts } from './support/suite.ts';

// Playwright hides scrollbars, and one that is not there moves nothing when it goes.
test.use({
  launchOptions: { ...browserWithFonts('desktop'), ignoreDefaultArgs: ['--hide-scrollbars'] },
});

/** Where the things at the right edge of the header and of the page end. */
const edges = (page: Page) =>
  page.evaluate(() =>
    ['header a:last-of-type', 'main h2', 'footer'].map((selector) => {
      const visible = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      return visible.at(-1)!.getBoundingClientRect().right;
    }),
  );

/** The colour of one pixel of the window, once what moves has come to rest. */
async function pixel(page: Page, x: number) {
  const picture = await page.screenshot({ clip: { x, y: 780, width: 1, height: 1 }, animations: 'disabled' });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

for (const { what, width, path, opener } of [
  { what: 'the menu', width: 899, path: '/', opener: site.frame.openMenu },
  { what: 'a service', width: 1280, path: '/services/', opener: servicesPage.card.details },
])
  test(`nothing jumps where the scrollbar was when ${what} opens`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    expect(await page.evaluate(() => innerWidth - document.body.offsetWidth)).toBeGreaterThan(0);
    await scrollTo(page, 400);
    const before = await edges(page);
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.getByRole('dialog')).toBeAttached();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await edges(page)).toEqual(before);
    // The left margin is dimmed ground, and so is the place of the scrollbar.
    if (what === 'a service') {
      const [edge, margin] = [await pixel(page, width - 1), await pixel(page, 1)];
      for (const [part, value] of edge.entries()) expect(Math.abs(value - margin[part]!)).toBeLessThan(5);
    }
  });
