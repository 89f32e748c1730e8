import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeSections } from '../content/home.ts';
import { processSteps } from '../content/process.ts';
import { services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { dialogWithFocus, expect, test, visit } from './support/fixtures.ts';
import { homeFilter, labelOf, serviceFilter } from './support/words.ts';

/** Presses Tab until the wanted element has focus: what cannot be reached fails. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    const label = (await focused.count())
      ? await focused.evaluate(
          (element) =>
            element.getAttribute('aria-label') ??
            (element as HTMLInputElement).labels?.[0]?.textContent ??
            element.textContent,
        )
      : '';
    if (typeof name === 'string' ? label === name : name.test(label)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

test('the whole site is worked by keyboard alone', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/');

  await tabTo(page, site.frame.skip);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await tabTo(page, homeFilter.label);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: homeFilter.label })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, homeSections.process.watch);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const [, second] = processSteps;
  await tabTo(page, `${homeSections.process.step} 2: ${second.title}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: second.subtitle })).toBeVisible();

  await tabTo(page, labelOf('/services/', 'header'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/services/');
  await tabTo(page, serviceFilter.label);
  await page.keyboard.press('Enter');
  const filtered = services.find(({ category }) => category === serviceFilter.id)!;
  // The cards change within a view transition: before, the first is still one that goes.
  await expect(page.locator('main li h3:visible').first()).toHaveText(filtered.title);
  await tabTo(page, servicesPage.card.details);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(filtered.title);
  await expect(dialogWithFocus(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialogWithFocus(page)).toBeAttached();
  await tabTo(page, servicesPage.card.start);
  await page.keyboard.press('Enter');
  await page.waitForURL('/contact/');

  const { fields } = contact;
  for (const [label, text] of [
    [fields.fullName.label, 'Lakshmi'],
    [fields.email.label, 'lakshmi@example.in'],
    [fields.message.label, 'A website for my saree shop'],
  ] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, contact.send);
  const chat = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(
    `${contact.enquiry.serviceLabel}: ${filtered.title}`,
  );
  await page.bringToFront();
  await tabTo(page, contact.notices.close);
  await page.keyboard.press('Enter');
  await expect(page.getByText(contact.notices.success)).toHaveCount(0);
});
