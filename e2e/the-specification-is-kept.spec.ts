/** Lines of the specification that no other promise needs. */
import { hero, pages, site } from '../content/index.ts';
import { dialogWithFocus, expect, menu, test, visit } from './support/fixtures.ts';

const DRAWER_WIDTH = 320;

test('a primary button is green, with corners of 14 px', async ({ page }) => {
  await page.goto(pages.home.path);
  const button = page.getByRole('main').getByRole('link', { name: hero.start }).first();
  await expect(button).toHaveCSS('border-radius', '14px');
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
});

test("the drawer's button is as wide as the drawer @narrow", async ({ page }) => {
  await visit(page, pages.home.path);
  await menu(page).click();
  const drawer = dialogWithFocus(page);
  const button = await drawer.getByRole('link', { name: site.quote.drawer }).boundingBox();
  // But for the drawer's own edge.
  expect(button!.width).toBeGreaterThan(0.8 * DRAWER_WIDTH);
});
