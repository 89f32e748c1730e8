import type { Page } from 'playwright/test';
import { services } from '../content/services.ts';
import { expect, PATHS, test } from './support/fixtures.ts';

const looks = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    const fixed = [...body.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    );
    return { color, backgroundColor, fixed: fixed.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
  });

for (const path of PATHS)
  test(`${path} prints dark on white, without what is fixed to the window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const { color } = await looks(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.reload();
    expect(await looks(page)).toEqual({ color, backgroundColor: 'rgb(255, 255, 255)', fixed: [] });
  });

test('every price is printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/services/');
  for (const { price, title } of services) {
    const card = page
      .locator('article, li')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card.getByText(price).first()).toBeVisible();
  }
});
