/** A line of the specification that no other promise needs. */
import { hero, pages } from '../content/index.ts';
import { expect, test } from './support/fixtures.ts';

test('a primary button is green, with corners of 14 px', async ({ page }) => {
  await page.goto(pages.home.path);
  const button = page.getByRole('main').getByRole('link', { name: hero.start }).first();
  await expect(button).toHaveCSS('border-radius', '14px');
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
});
