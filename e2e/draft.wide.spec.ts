import type { Page } from 'playwright/test';
import { LONGEST_TEXT } from '../app/contact/enquiry.ts';
import { contact } from '../content/contact.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, hydrated, test, visit } from './support/fixtures.ts';

const { fields, notices } = contact;
const typed = {
  fullName: 'లక్ష్మి Devi',
  email: 'lakshmi@example.in',
  service: contact.otherService as string,
  message: 'A website\nfor my saree shop',
};

const control = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name].label);
const error = (page: Page) => page.getByRole('main').getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: contact.send }).click();

async function fill(page: Page) {
  for (const name of ['fullName', 'email', 'message'] as const) await control(page, name).fill(typed[name]);
  await control(page, 'service').selectOption(typed.service);
}

async function expectTyped(page: Page, expected = typed) {
  for (const name of ['fullName', 'email', 'service', 'message'] as const)
    await expect(control(page, name)).toHaveValue(expected[name]);
}

const empty = { fullName: '', email: '', service: '', message: '' };

test.beforeEach(({ context }) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' })),
);

test('what was typed outlives a look at another page, a reload and another site', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  await page.getByRole('main').getByRole('link', { name: contact.dataNotice.en.privacyLink }).click();
  await page.waitForURL('/privacy/');
  await page.goBack();
  await page.waitForURL('/contact/');
  await expectTyped(page);

  await page.reload();
  await hydrated(page);
  await expectTyped(page);

  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await expectTyped(page);

  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL('/');
  await page.getByRole('banner').getByRole('link', { name: site.quote.header }).click();
  await page.waitForURL('/contact/');
  await expectTyped(page);
});

test('it is gone once it is sent, and was never in another tab', async ({ page, context }) => {
  await visit(page, '/contact/');
  await fill(page);
  const other = await context.newPage();
  await visit(other, '/contact/');
  await expectTyped(other, empty);

  const chat = page.waitForEvent('popup');
  await send(page);
  await chat;
  await page.reload();
  await hydrated(page);
  await expectTyped(page, empty);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what the browser is given to keep is on the privacy page, by name', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(names).toHaveLength(3);
  await visit(page, '/privacy/');
  for (const name of names) await expect(page.getByRole('main').getByText(name)).toBeVisible();
});

test('what was typed before the page answers is kept as well', async ({ page }) => {
  await page.goto('/contact/', { waitUntil: 'commit' });
  await control(page, 'fullName').fill(typed.fullName);
  await hydrated(page);
  await page.reload();
  await hydrated(page);
  await expect(control(page, 'fullName')).toHaveValue(typed.fullName);
});

test('a service chosen on a card wins over the draft, and a choice by hand over that', async ({ page }) => {
  const [first] = services;
  await visit(page, '/contact/');
  await fill(page);
  await visit(page, '/services/');
  await visit(page, `/contact/#service=${first.slug}`);
  await expectTyped(page, { ...typed, service: first.title });
  await control(page, 'service').selectOption(typed.service);
  await page.reload();
  await hydrated(page);
  await expectTyped(page);
});

test('storage that holds anything else is survived', async ({ page }) => {
  await page.goto('/contact/');
  for (const rubbish of ['', 'null', '7', '[]', '{"service":"Weddings","email":7,"action":"x"}', '{']) {
    await page.evaluate((value) => sessionStorage.setItem('enquiry-draft', value), rubbish);
    await page.reload();
    await hydrated(page);
    await expectTyped(page, empty);
  }
});

test('text that is still being composed is kept, and sent as it was composed', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  await control(page, 'message').fill('');
  await control(page, 'message').focus();
  const browser = await page.context().newCDPSession(page);
  for (const text of ['గ', 'గు', 'గుం', 'గుంట', 'గుంటూ'])
    await browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await page.reload();
  await hydrated(page);
  await expect(control(page, 'message')).toHaveValue('గుంటూ');
  await control(page, 'message').press('End');
  await browser.send('Input.imeSetComposition', { text: 'ర', selectionStart: 1, selectionEnd: 1 });
  await browser.send('Input.insertText', { text: 'రు' });
  const chat = page.waitForEvent('popup');
  await send(page);
  expect(new URL((await chat).url()).searchParams.get('text')).toContain('గుంటూరు\n');
});

test('a field loses its mark when it is filled, and not before; the focus stays with the visitor', async ({
  page,
}) => {
  await visit(page, '/contact/');
  await send(page);
  const marked = page.locator('[aria-invalid=true]');
  await expect(marked).toHaveCount(3);
  await control(page, 'message').pressSequentially(' ');
  await expect(marked).toHaveCount(3);
  await control(page, 'message').pressSequentially('a');
  await expect(marked).toHaveCount(2);
  await expect(control(page, 'message')).toBeFocused();
  await expect(control(page, 'message')).toHaveAccessibleDescription('');
  await control(page, 'fullName').fill('a');
  await control(page, 'email').fill('a');
  await expect(marked).toHaveCount(0);
  await expect(control(page, 'email')).toBeFocused();
});

test('after a refused window the link sends the text as it is now', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await visit(page, '/contact/');
  await fill(page);
  await send(page);
  await expect(error(page)).toContainText(notices.blocked);
  await control(page, 'message').fill('Another text');
  const opened = page.waitForEvent('popup');
  await error(page).getByRole('link', { name: notices.blockedLink }).click();
  const text = new URL((await opened).url()).searchParams.get('text')!;
  expect(text).toContain('Another text');
  expect(text).not.toContain(typed.message);

  // What could not go out is not offered.
  await control(page, 'message').fill('');
  await expect(error(page)).toHaveCount(0);
});

const paste = (page: Page, text: string) =>
  control(page, 'message').evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test('a message too long for WhatsApp claims no success, is kept, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/contact/');
  await fill(page);
  const long = 'మిర్చి '.repeat(50_000).slice(0, 300_000);
  await paste(page, long);
  await send(page);
  await expect(error(page)).toContainText(notices.tooLong);
  await expect(page.getByText(notices.success)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  await expectTyped(page, { ...typed, message: long });

  await error(page).getByRole('button', { name: notices.copy }).click();
  await expect(error(page).getByRole('button', { name: notices.copied })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [typed.fullName, typed.email, typed.service, long])
    expect(copied.replaceAll('\r\n', '\n')).toContain(part);
});

test('where the browser copies nothing for a page, the message is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await visit(page, '/contact/');
  await fill(page);
  await paste(page, 'a'.repeat(LONGEST_TEXT));
  await send(page);
  await error(page).getByRole('button', { name: notices.copy }).click();
  await expect(control(page, 'message')).toBeFocused();
  const selected = await control(page, 'message').evaluate(
    (area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart,
  );
  expect(selected).toBe(LONGEST_TEXT);
});

test('the longest message that is trusted to a link arrives whole', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  const long = 'మ'.repeat(LONGEST_TEXT - 1000);
  await paste(page, long);
  const opened = page.waitForEvent('popup');
  await send(page);
  const chat = await opened;
  await chat.waitForURL('https://wa.me/**');
  expect(new URL(chat.url()).searchParams.get('text')).toContain(`${long}\n`);
  await expect(page.getByText(notices.success)).toBeVisible();
});

test('Send while offline claims no success and keeps the text; it goes out once there is a connection', async ({
  page,
  context,
}) => {
  await visit(page, '/contact/');
  await fill(page);
  await context.setOffline(true);
  await send(page);
  await expect(error(page)).toContainText(notices.offline);
  // For those whose app takes the link.
  const link = error(page).getByRole('link', { name: notices.blockedLink });
  expect(new URL((await link.getAttribute('href'))!).searchParams.get('text')).toContain(typed.message);
  expect(context.pages()).toHaveLength(1);
  await expectTyped(page);

  await context.setOffline(false);
  const chat = page.waitForEvent('popup');
  await send(page);
  expect(new URL((await chat).url()).searchParams.get('text')).toContain(typed.message);
  await expect(page.getByText(notices.success)).toBeVisible();
});
