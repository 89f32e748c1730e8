import type { Page } from 'playwright/test';
import { servicesPage } from '../content/services.ts';
import type { Driver } from './support/driver.ts';
import { expect, hydrated, test } from './support/fixtures.ts';
import { journey } from './support/journey.ts';

/** Playwright's page as one of the browsers that the journey knows. */
const driverOf = (page: Page): Driver => ({
  async open(address) {
    await page.goto(address);
    await hydrated(page);
  },
  read: (expression) => page.evaluate(expression),
  click: (xpath) => page.locator(`xpath=${xpath}`).click(),
  type: (xpath, text) => page.locator(`xpath=${xpath}`).fill(text),
  pressEscape: () => page.keyboard.press('Escape'),
  back: async () => void (await page.goBack()),
  forward: async () => void (await page.goForward()),
});

// `test` itself watches for errors, hydration warnings and unhandled rejections.
test('a whole visit leaves no error behind', async ({ page, context, baseURL }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const chat = page.waitForEvent('popup', { timeout: 0 });
  await journey(driverOf(page), baseURL!);
  await (await chat).close();

  await page.goBack();
  await page.waitForURL('/services/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.heading);
  await page.goBack();
  await page.waitForURL('/');
});
