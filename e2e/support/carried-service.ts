import type { Locator, Page } from 'playwright/test';
import { services } from '../../content/services.ts';
import { expect, hydrated, scrollPosition } from './fixtures.ts';

export const field = (page: Page) => page.getByRole('combobox');

export const carriedState = (page: Page) =>
  page.evaluate(() => (history.state as { selectedService?: string } | null)?.selectedService);

/** What another program may have left as the state of the contact page. */
export const STRANGE_STATES = [
  'text',
  7,
  [services[0].title],
  { selectedService: 'Wedding Photos' },
  { selectedService: { title: services[0].title } },
  { selectedService: null, idx: 4 },
];

export const setState = (page: Page, state: unknown) =>
  page.evaluate((strange) => History.prototype.replaceState.call(history, strange, '', location.href), state);

/** The choice has arrived, the address is tidy, and the page is shown from its top. */
export async function expectCarried(page: Page, title: string) {
  await page.waitForURL(({ pathname, hash }) => pathname === '/contact/' && hash === '');
  await hydrated(page);
  await expect(field(page)).toHaveValue(title);
  expect(await carriedState(page)).toBe(title);
  expect(await scrollPosition(page)).toBe(0);
}

/** Presses a button in every way there is; ends where it started. */
export async function expectCarriedEveryWay(page: Page, from: string, button: Locator, title: string) {
  const opened = page.context().waitForEvent('page');
  await button.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expectCarried(tab, title);
  await tab.close();

  await button.click();
  await expectCarried(page, title);
  await page.reload();
  await expectCarried(page, title);
  await page.goBack();
  await page.waitForURL(from);
  await page.goForward();
  await expectCarried(page, title);
  await page.goBack();
  await page.waitForURL(from);
  await hydrated(page);
}
