import type { Locator, Page } from 'playwright/test';
import { homeSections, homeServices } from '../content/home.ts';
import { services, servicesPage } from '../content/services.ts';
import { expect, hydrated, scrollPosition, test, visit } from './support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox');
const carriedState = (page: Page) =>
  page.evaluate(() => (history.state as { selectedService?: string } | null)?.selectedService);

/** The choice has arrived, the address is tidy, and the page is shown from its top. */
async function expectCarried(page: Page, title: string) {
  await page.waitForURL('/contact/');
  await hydrated(page);
  await expect(field(page)).toHaveValue(title);
  expect(await carriedState(page)).toBe(title);
  expect(await scrollPosition(page)).toBe(0);
}

/** Presses a button in every way there is; ends where it started. */
async function expectCarriedEveryWay(page: Page, from: string, button: Locator, title: string) {
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

test.describe('arrives by click, in a new tab, after a reload, back and forward', () => {
  for (const { title } of homeServices)
    test(`from the home card ${title}`, async ({ page }) => {
      await visit(page, '/');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      const button = card.getByRole('link', { name: homeSections.services.getQuote, exact: true });
      await expectCarriedEveryWay(page, '/', button, title);
    });

  for (const { title } of services)
    test(`from the services card ${title}, and its dialog`, async ({ page }) => {
      await visit(page, '/services/');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      const name = { name: servicesPage.card.start };
      await expectCarriedEveryWay(page, '/services/', card.getByRole('link', name), title);

      await card.getByRole('button', { name: servicesPage.card.details }).click();
      await page.getByRole('dialog').getByRole('link', name).click();
      await expectCarried(page, title);
    });
});

test('a visit that chose nothing has none', async ({ page }) => {
  await visit(page, '/services/');
  await page.getByRole('link', { name: servicesPage.closing.start }).click();
  await page.waitForURL('/contact/');
  await expect(field(page)).toHaveValue('');
  expect(await carriedState(page)).toBeUndefined();
});

test('a carried title that is no option of the field becomes one', async ({ page }) => {
  await visit(page, '/contact/');
  await expect(field(page).getByRole('option')).toHaveText([
    'Choose a service (optional)',
    'Social Media Marketing',
    'Performance Marketing',
    'Web Design & Development',
    'Brand Identity & Design',
    'Analytics & Business Intelligence',
    'E-commerce Solutions',
    'Other',
  ]);
  await visit(page, '/contact/?card#service=website-solutions');
  await expectCarried(page, 'Website Solutions');
  await expect(field(page).getByRole('option')).toHaveCount(9);
});

test('a fragment written into the address of the open page counts as well', async ({ page }) => {
  await visit(page, '/contact/');
  await page.getByLabel('Full Name').fill('Lakshmi');
  await page.evaluate(() => (location.hash = '#service=performance-marketing'));
  await expectCarried(page, 'Performance Marketing');
  await expect(page.getByLabel('Full Name')).toHaveValue('Lakshmi');
});

for (const fragment of [
  '#service=wedding-photos',
  '#service=',
  '#service=%E0%A4%A',
  '#main',
  '#service=constructor',
])
  test(`the fragment ${fragment} is ignored`, async ({ page }) => {
    await visit(page, `/contact/${fragment}`);
    await expect(field(page)).toHaveValue('');
    expect(await carriedState(page)).toBeUndefined();
  });

for (const state of [
  'text',
  7,
  ['E-commerce Solutions'],
  { selectedService: 'Wedding Photos' },
  { selectedService: { title: 'E-commerce Solutions' } },
  { selectedService: null, idx: 4 },
])
  test(`the navigation state ${JSON.stringify(state)} is survived and ignored`, async ({ page }) => {
    await visit(page, '/contact/');
    await page.evaluate((broken) => {
      History.prototype.replaceState.call(history, broken, '', location.href);
    }, state);
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue('');
    await page.getByLabel('Full Name').fill('Lakshmi');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('/about/');
    await page.goBack();
    await page.waitForURL('/contact/');
    await expect(field(page)).toHaveValue('');
  });
