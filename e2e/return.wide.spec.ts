import type { Page } from 'playwright/test';
import { pages } from '../content/pages.ts';
import { expect, test, visit } from './support/fixtures.ts';
import { labelOf } from './support/words.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const path of [pages.services.path, pages.contact.path])
  test(`the way back to an anchor of ${path} shows that page`, async ({ page }) => {
    await visit(page, path);
    const text = (await heading(page).textContent())!;
    await page.locator('a[href="#main"]').press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/about/', 'footer'), exact: true })
      .click();
    await page.waitForURL('/about/');
    await page.goBack();
    await expect(page).toHaveURL(`${path}#main`);
    await expect(heading(page)).toHaveText(text);
  });
