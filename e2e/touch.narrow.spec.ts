import { contact } from '../content/contact.ts';
import { homeSections } from '../content/home.ts';
import { processSteps } from '../content/process.ts';
import { services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, scrollPosition, settle, test, visit } from './support/fixtures.ts';
import { homeFilter, labelOf } from './support/words.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the whole site is worked by touch alone on a small phone', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/');
  await page.getByRole('button', { name: homeFilter.label }).tap();
  await expect(page.getByRole('button', { name: homeFilter.label })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: homeSections.process.watch }).tap();
  await page.getByRole('button', { name: homeSections.process.pause }).tap();
  const [, , , growth] = processSteps;
  await page.getByRole('button', { name: growth.title }).last().tap();
  await expect(page.getByRole('heading', { name: growth.subtitle })).toBeVisible();

  await page.getByRole('button', { name: site.frame.openMenu }).tap();
  await expect(page.getByRole('dialog')).toBeAttached();
  await settle(page);
  await page.touchscreen.tap(15, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: site.frame.openMenu }).tap();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: labelOf('/services/', 'header') })
    .tap();
  await page.waitForURL('/services/');
  await page.locator('#why-choose').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: site.frame.scrollToTop }).tap();
  await expect.poll(() => scrollPosition(page)).toBe(0);

  const [social] = services;
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: social.title }) });
  await card.tap({ position: { x: 40, y: 120 } });
  await expect(page.getByRole('dialog')).toHaveAccessibleName(social.title);
  await settle(page);
  await page.getByRole('button', { name: servicesPage.card.closeDialog }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await card.getByRole('link', { name: servicesPage.card.start }).tap();
  await page.waitForURL('/contact/');

  const { fields } = contact;
  await page.getByRole('button', { name: contact.send }).tap();
  await expect(page.getByText(contact.notices.error)).toBeVisible();
  await page.getByRole('button', { name: contact.notices.close }).tap();
  for (const [label, text] of [
    [fields.fullName.label, 'Lakshmi'],
    [fields.email.label, 'lakshmi@example.in'],
    [fields.message.label, 'A website for my saree shop'],
  ] as const) {
    await page.getByLabel(label).tap();
    await page.keyboard.insertText(text);
  }
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).tap();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(
    `${contact.enquiry.serviceLabel}: ${social.title}`,
  );
});
