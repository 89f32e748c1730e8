import type { Page } from 'playwright/test';
import { services } from '../content/services.ts';
import { carriedState, field } from './support/carried-service.ts';
import { holdScripts } from './support/faults.ts';
import { expect, hydrated, test, visit } from './support/fixtures.ts';

test('the query of a campaign stays in the address', async ({ page }) => {
  const [service] = services;
  await page.goto(`/contact/?utm_source=card#service=${service.slug}`);
  await hydrated(page);
  await expect(field(page)).toHaveValue(service.title);
  await expect(page).toHaveURL('/contact/?utm_source=card');
});

test.describe('a jump within the page keeps the choice, also over a reload', () => {
  const [service] = services;
  const jumps: Record<string, (page: Page) => Promise<unknown>> = {
    'to an anchor': (page) => page.locator('a[href="#main"]').press('Enter'),
    'to a service that is none of ours': (page) => page.evaluate(() => (location.hash = '#service=nonsense')),
    "to this page by the header's link": (page) =>
      page.getByRole('banner').locator('a[href="/contact/"]:visible').first().click(),
  };

  for (const [name, jump] of Object.entries(jumps))
    test(name, async ({ page }) => {
      await visit(page, `/contact/#service=${service.slug}`);
      await expect(field(page)).toHaveValue(service.title);
      await jump(page);
      await expect.poll(() => carriedState(page)).toBe(service.title);
      await expect(field(page)).toHaveValue(service.title);
      await page.reload();
      await hydrated(page);
      await expect(field(page)).toHaveValue(service.title);
    });
});

test('a choice by hand is not overwritten by the carried one', async ({ page }) => {
  const [carried, other] = services;
  await page.goto(`/contact/#service=${carried.slug}`);
  await hydrated(page);
  await expect(field(page)).toHaveValue(carried.title);
  await field(page).selectOption(other.title);
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(field(page)).toHaveValue(other.title);

  // Made before the page answers.
  const release = await holdScripts(page);
  await page.goto('/');
  await page.goto(`/contact/#service=${carried.slug}`);
  await field(page).selectOption(other.title);
  release();
  await hydrated(page);
  await expect.poll(() => carriedState(page)).toBeUndefined();
  await expect(field(page)).toHaveValue(other.title);
});

test('a reload shows the choice at once, without waiting for interest', async ({ page }) => {
  const [service] = services;
  await visit(page, `/contact/#service=${service.slug}`);
  await page.reload();
  await expect(field(page)).toHaveValue(service.title, { timeout: 2500 });
});

test.describe('an address that is none of ours', () => {
  test.use({ allowedErrors: /404/ });

  for (const wrong of ['/old-page#team', '/old-page'])
    test(`the way back to ${wrong} shows the 404 page`, async ({ page }) => {
      await visit(page, wrong);
      const heading = page.getByRole('heading', { level: 1 });
      const text = (await heading.textContent())!;
      await page.locator('main a[href="/services/"]').click();
      await page.waitForURL('/services/');
      await expect(heading).not.toHaveText(text);
      await page.goBack();
      await expect(heading).toHaveText(text);
      await expect(page).toHaveURL(new RegExp(`${wrong}$`));
    });
});
