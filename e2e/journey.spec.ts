import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections } from '../content/home.ts';
import { services, servicesPage } from '../content/services.ts';
import { expect, test, visit } from './support/fixtures.ts';

const [, , web] = services;
const { fields } = contact;

async function fillAndSend(page: Page) {
  await page.getByLabel(fields.fullName.label).fill('Lakshmi');
  await page.getByLabel(fields.email.label).fill('lakshmi@example.in');
  await page.getByLabel(fields.message.label).fill('A website for my saree shop');
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).click();
  const text = new URL((await chat).url()).searchParams.get('text');
  await (await chat).close();
  return text;
}

for (const colorScheme of ['light', 'dark'] as const)
  // `test` itself watches for errors, hydration warnings and unhandled rejections.
  test(`a whole visit leaves no error behind, ${colorScheme}`, async ({ page, context, isMobile }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.emulateMedia({ colorScheme });
    await visit(page, '/');
    await page.getByRole('button', { name: 'Data & AI' }).click();
    await page.getByRole('button', { name: homeSections.process.watch }).click();
    await page.getByRole('button', { name: /^Step 3/ }).click();
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page
      .getByRole('navigation', { name: isMobile ? 'Menu' : 'Main' })
      .getByRole('link', { name: 'Services', exact: true })
      .click();
    await page.waitForURL('/services/');
    await page.getByRole('button', { name: 'Development' }).click();
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: web.title }) })
      .getByRole('button', { name: servicesPage.card.details })
      .click();
    await page.getByRole('dialog').getByRole('link', { name: servicesPage.card.start }).click();
    await page.waitForURL('/contact/');
    await expect(page.getByRole('combobox')).toHaveValue(web.title);

    await page.getByRole('button', { name: contact.send }).click();
    await expect(page.getByText(contact.notices.error)).toBeVisible();
    expect(await fillAndSend(page)).toContain(`Service: ${web.title}`);
    await expect(page.getByText(contact.notices.success)).toBeVisible();

    await page.goBack();
    await page.waitForURL('/services/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.heading);
    await page.goBack();
    await page.waitForURL('/');
    await page.goForward();
    await page.waitForURL('/services/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(servicesPage.heading);
  });
