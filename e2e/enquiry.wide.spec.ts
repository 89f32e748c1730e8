import type { Page } from 'playwright/test';
import { whatsAppLink } from '../components/layout/whatsapp-link.ts';
import { contact } from '../content/contact.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, holdClock, test, visit } from './support/fixtures.ts';

const { fields, notices, enquiry } = contact;
const typed = {
  fullName: 'Lakshmi Devi',
  email: 'lakshmi@example.in',
  message: 'A website for my saree shop',
};
const required = ['fullName', 'email', 'message'] as const;

const control = (page: Page, name: keyof typeof fields) => page.getByLabel(fields[name].label);
const success = (page: Page) => page.getByRole('status').getByText(notices.success);
const error = (page: Page) => page.getByRole('main').getByRole('alert');
const send = (page: Page) => page.getByRole('button', { name: contact.send }).click();

async function fill(page: Page, values: Partial<typeof typed> = typed) {
  for (const name of required) await control(page, name).fill(values[name] ?? '');
}

/** Sends the form and returns the text that the new tab carries into WhatsApp. */
async function sentText(page: Page) {
  const opened = page.waitForEvent('popup');
  await send(page);
  const chat = await opened;
  const url = new URL(chat.url());
  expect(url.origin + url.pathname).toBe(`https://wa.me/${site.chatNumber}`);
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
  await chat.close();
  return url.searchParams.get('text');
}

const letter = (name: string, email: string, service: string, message: string) =>
  [
    enquiry.greeting,
    '',
    `${enquiry.nameLabel}: ${name}`,
    `${enquiry.emailLabel}: ${email}`,
    `${enquiry.serviceLabel}: ${service}`,
    `${enquiry.messageLabel}: ${message}`,
    '',
    enquiry.closing,
  ].join('\n');

test.beforeEach(async ({ context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Chat</title>' }),
  );
});

test('a filled form opens WhatsApp with the message, says so, and is empty again', async ({ page }) => {
  await visit(page, `/contact/#service=${services[0].slug}`);
  await expect(control(page, 'service')).toHaveValue(services[0].title);
  await page.evaluate(() => history.replaceState({ ...history.state, other: 7 }, ''));
  await fill(page);
  expect(await sentText(page)).toBe(letter(typed.fullName, typed.email, services[0].title, typed.message));
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(notices.successMore)).toBeVisible();
  await expect(error(page)).toHaveCount(0);
  for (const name of [...required, 'service'] as const) await expect(control(page, name)).toHaveValue('');
  const state = await page.evaluate(() => history.state as object);
  expect(state, 'what others keep there').toHaveProperty('other', 7);
  expect(state).not.toHaveProperty('selectedService');
});

test('what is typed arrives as typed', async ({ page }) => {
  await visit(page, '/contact/');
  const message = 'గుంటూరు మిర్చి & # + % = ? "x" <b>\n\nsecond 👩🏽‍🌾 line  ';
  await control(page, 'service').selectOption(contact.otherService);
  await fill(page, { ...typed, fullName: "K. D'Souza & Sons", message });
  expect(await sentText(page)).toBe(letter("K. D'Souza & Sons", typed.email, contact.otherService, message));

  // A visit of its own each: what comes within a second of a sent enquiry counts as a double press.
  await visit(page, '/contact/');
  const telugu = 'మిర్చి '.repeat(2000).slice(0, 10_000);
  await fill(page, { ...typed, message: telugu });
  expect(await sentText(page)).toBe(letter(typed.fullName, typed.email, contact.generalInquiry, telugu));

  await visit(page, '/contact/');
  await fill(page);
  await control(page, 'message').evaluate((area: HTMLTextAreaElement) => (area.value = 'half \ud83d pair'));
  expect(await sentText(page)).toContain(`${enquiry.messageLabel}: half \ufffd pair`);
});

test('each missing field stops it, is marked, and keeps the others', async ({ page }) => {
  await visit(page, '/contact/');
  for (const missing of required)
    for (const blank of ['', '   ']) {
      // The browser itself strips blanks from an address.
      await fill(page, { ...typed, [missing]: blank });
      await send(page);
      await expect(error(page)).toHaveText(notices.error);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
      await expect(control(page, missing)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(page, missing)).toHaveAccessibleDescription(fields[missing].hint);
      await expect(control(page, missing)).toBeFocused();
      for (const name of required)
        if (name !== missing) await expect(control(page, name)).toHaveValue(typed[name]);
    }
  expect(page.context().pages()).toHaveLength(1);

  await fill(page);
  await sentText(page);
  await expect(success(page)).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('an empty form marks every required field and goes to the first', async ({ page }) => {
  await visit(page, '/contact/');
  await send(page);
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(control(page, 'fullName')).toBeFocused();
});

test('every field says what it is for and whether it must be filled', async ({ page }) => {
  await visit(page, '/contact/');
  const read = (name: keyof typeof fields) =>
    control(page, name).evaluate((element) =>
      ['name', 'autocomplete', 'aria-required'].map((attribute) => element.getAttribute(attribute)),
    );
  expect(await read('fullName')).toEqual(['fullName', 'name', 'true']);
  expect(await read('email')).toEqual(['email', 'email', 'true']);
  expect(await read('service')).toEqual(['service', 'off', null]);
  // WhatsApp reads the message under this name where the form goes by itself.
  expect(await read('message')).toEqual(['text', null, 'true']);
  await expect(control(page, 'message')).toHaveAttribute('rows', '6');
});

test('an error and a success differ in colour and in icon', async ({ page }) => {
  await visit(page, '/contact/');
  const look = async () => {
    const notice = page.getByRole('button', { name: contact.notices.close }).locator('..');
    await expect(notice).toBeVisible();
    return notice.evaluate((element) => ({
      color: getComputedStyle(element).borderTopColor,
      icon: element.querySelector('svg')!.innerHTML,
    }));
  };
  await send(page);
  await expect(error(page)).toBeVisible();
  const wrong = await look();
  await expect(control(page, 'fullName')).toHaveCSS('border-top-color', wrong.color);
  await fill(page);
  await sentText(page);
  await expect(success(page)).toBeVisible();
  // Send is where it was when it was pressed, and shows that the pointer is on it.
  await page.mouse.move(0, 0);
  const right = await look();
  await expect(page.getByRole('button', { name: contact.send })).toHaveCSS('background-color', right.color);
  expect(right.icon).not.toBe(wrong.icon);
});

test('the browser stops a malformed address', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page, { ...typed, email: 'lakshmi at example' });
  await send(page);
  await expect(control(page, 'email')).toBeFocused();
  expect(
    await control(page, 'email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
  ).toBe(true);
  await expect(error(page)).toHaveCount(0);
  await expect(success(page)).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('a refused window claims no success, keeps the values, and offers the link', async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await visit(page, '/contact/');
  await fill(page);
  await send(page);
  await expect(error(page)).toContainText(notices.blocked);
  await expect(success(page)).toHaveCount(0);
  for (const name of required) await expect(control(page, name)).toHaveValue(typed[name]);

  const opened = page.waitForEvent('popup');
  await error(page).getByRole('link', { name: notices.blockedLink }).click();
  const url = new URL((await opened).url());
  expect(url.searchParams.get('text')).toContain(typed.message);
});

test('a double click sends once', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  // The new tab takes the focus, and would take the second press of a mouse with it.
  await page.getByRole('button', { name: contact.send }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(success(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(page.context().pages()).toHaveLength(2);
  await expect(error(page)).toHaveCount(0);
});

for (const kind of ['error', 'success'] as const)
  test(`the ${kind} notice stays 6000 ms at the bottom centre and closes on demand`, async ({ page }) => {
    const pause = await holdClock(page);
    await visit(page, '/contact/');
    await pause();
    const notice = kind === 'error' ? error(page) : success(page);
    const show = async () => {
      if (kind === 'success') await fill(page);
      await control(page, 'fullName').press('Enter');
      await expect(notice).toBeVisible();
    };
    await show();
    await page.clock.runFor(5999);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);

    await show();
    const box = (await page
      .getByRole('button', { name: contact.notices.close })
      .locator('..')
      .boundingBox())!;
    expect(Math.abs(box.x + box.width / 2 - 640), 'off the centre').toBeLessThan(10);
    expect(800 - (box.y + box.height)).toBeLessThan(120);
    for (const name of [site.chatTooltip, site.frame.scrollToTop]) {
      const floating = (await page.locator(`[aria-label="${name}"]`).boundingBox())!;
      expect(floating.y, `${name} is covered`).toBeGreaterThanOrEqual(box.y + box.height);
    }

    // The time waits for whoever is reading.
    await page.getByRole('button', { name: contact.notices.close }).hover();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();

    await page.getByRole('button', { name: contact.notices.close }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(control(page, 'fullName'), 'focus goes back to where it came from').toBeFocused();
  });

test('says in English and in Telugu what happens to the details', async ({ page }) => {
  await visit(page, '/contact/');
  const english = page.getByText(contact.dataNotice.en.text);
  const telugu = page.locator('[lang=te]');
  await expect(english).toBeVisible();
  await expect(telugu).toContainText(contact.dataNotice.te.text);
  for (const notice of [english, telugu])
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/privacy/');
});

test('the two cards open a chat and a letter, each in a new tab', async ({ page }) => {
  await visit(page, '/contact/');
  const { chat, email } = contact.getInTouch;
  for (const [way, href] of [
    [chat, whatsAppLink(site.chatNumber, site.chatGreeting)],
    [email, `mailto:${site.email}`],
  ] as const) {
    const card = page
      .getByRole('region', { name: contact.getInTouch.heading })
      .getByRole('link', { name: way.title });
    await expect(card).toHaveAttribute('href', href);
    await expect(card).toHaveAttribute('target', '_blank');
  }
});
