import type { Page } from 'playwright/test';
import { LONGEST_TEXT } from '../app/contact/enquiry.ts';
import { contact } from '../content/contact.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import {
  chatText,
  error,
  expectFields,
  field,
  fill,
  letter,
  REQUIRED,
  send,
  sendButton,
  success,
  typed,
} from './support/enquiry.ts';
import { expect, holdClock, PATHS, test, visit } from './support/fixtures.ts';

const { notices, getInTouch, dataNotice } = contact;

test('every character arrives in the chat, the form says so, and is empty again', async ({ page }) => {
  const [{ slug, title }] = services;
  await visit(page, `/contact/#service=${slug}`);
  await fill(page);
  expect(await send(page)).toBe(letter(typed, title));
  await expect(success(page)).toBeVisible();
  await expect(page.getByText(notices.successMore)).toBeVisible();
  await expect(error(page)).toHaveCount(0);
  await expectFields(page, {});

  // On a new page: within a second of the first it would count as a double press.
  await visit(page, '/contact/');
  await field(page, 'service').selectOption(contact.otherService);
  await fill(page);
  expect(await send(page)).toBe(letter(typed, contact.otherService));
});

test('a double press sends one enquiry', { tag: '@narrow' }, async ({ page, context }) => {
  await visit(page, '/contact/');
  await fill(page);
  // The new tab takes the focus, and would take the second press of a finger with it.
  await sendButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(success(page)).toBeVisible();
  await expect(error(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(2);
});

test(
  'a window that the browser refuses is no success: all is kept, and a link sends what the form says now',
  { tag: '@wide' },
  async ({ page }) => {
    await page.addInitScript(() => (window.open = () => null));
    const pause = await holdClock(page);
    await visit(page, '/contact/');
    await pause();
    await fill(page);
    await sendButton(page).click();
    await expect(error(page)).toContainText(notices.blocked);
    await page.clock.runFor(60_000); // the only way on stays
    await expect(error(page)).toContainText(notices.blocked);
    await expect(success(page)).toHaveCount(0);
    await expectFields(page, typed);

    const changed = { ...typed, message: 'Another text' };
    await field(page, 'message').fill(changed.message);
    const link = error(page).getByRole('link', { name: notices.blockedLink });
    await expect.poll(async () => chatText((await link.getAttribute('href'))!)).toBe(letter(changed));
    const opened = page.waitForEvent('popup');
    await link.click();
    expect(chatText((await opened).url())).toBe(letter(changed));

    // What could not go out is not offered.
    await field(page, 'message').fill('');
    await expect(error(page)).toHaveCount(0);
  },
);

test.describe('without a connection', { tag: '@narrow' }, () => {
  // The likely next pages may be on their way.
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the enquiry is kept, and goes out when there is one', async ({ page, context }) => {
    await visit(page, '/contact/');
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(error(page)).toContainText(notices.offline);
    // For those whose app takes the link.
    const link = error(page).getByRole('link', { name: notices.blockedLink });
    expect(chatText((await link.getAttribute('href'))!)).toBe(letter());
    expect(context.pages()).toHaveLength(1);
    await expectFields(page, typed);

    await context.setOffline(false);
    expect(await send(page)).toBe(letter());
    await expect(success(page)).toBeVisible();
  });
});

/** As text is pasted: typing so much would take minutes. */
const paste = (page: Page, text: string) =>
  field(page, 'message').evaluate((area: HTMLTextAreaElement, value) => {
    area.value = value;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

test.describe('a very long message', { tag: '@wide' }, () => {
  test('arrives whole if it is one that a link can carry', async ({ page }) => {
    await visit(page, '/contact/');
    await fill(page);
    const message = 'మ'.repeat(LONGEST_TEXT - letter({ ...typed, message: '' }).length);
    await paste(page, message);
    expect((await send(page)) === letter({ ...typed, message })).toBe(true);
    await expect(success(page)).toBeVisible();
  });

  test('is kept if it is longer: the form says by how much, copies it, and leads to an e-mail', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/contact/');
    await fill(page);
    const message = 'మిర్చి '.repeat(10_000);
    const excess = letter({ ...typed, message }).length - LONGEST_TEXT;
    await paste(page, message);
    await sendButton(page).click();
    await expect(error(page)).toContainText(notices.tooLong);
    for (const figure of [excess, LONGEST_TEXT])
      await expect(error(page)).toContainText(figure.toLocaleString('en-IN'));
    await expect(success(page)).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    await expectFields(page, { ...typed, message });
    const email = error(page).getByRole('link', { name: notices.email });
    await expect(email).toHaveAttribute('href', `mailto:${site.email}`);

    await error(page).getByRole('button', { name: notices.copy }).click();
    await expect(error(page).getByRole('button', { name: notices.copied })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n') === letter({ ...typed, message })).toBe(true);

    await field(page, 'message').fill(typed.message);
    await expect(error(page), 'no longer true').toHaveCount(0);
  });

  test('is marked as a whole where the browser copies nothing', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await visit(page, '/contact/');
    await fill(page);
    const message = 'a'.repeat(LONGEST_TEXT);
    await paste(page, message);
    await sendButton(page).click();
    await error(page).getByRole('button', { name: notices.copy }).click();
    const whole = error(page).getByRole('textbox', { name: notices.copyByHand });
    await expect(whole).toBeVisible();
    const selected = await whole.evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
      value.slice(selectionStart, selectionEnd),
    );
    expect(selected === letter({ ...typed, message })).toBe(true);
  });

  test('that was shortened and sent is sent, whatever a late answer about copying says', async ({ page }) => {
    await page.addInitScript(() => {
      const writeText = () =>
        new Promise((resolve) => addEventListener('late-answer', resolve, { once: true }));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await visit(page, '/contact/');
    await fill(page);
    await paste(page, 'a'.repeat(LONGEST_TEXT));
    await sendButton(page).click();
    await error(page).getByRole('button', { name: notices.copy }).click();
    await field(page, 'message').fill(typed.message);
    expect(await send(page)).toBe(letter());
    await page.evaluate(() => dispatchEvent(new Event('late-answer')));
    await expect(success(page)).toBeVisible();
    await expect(error(page)).toHaveCount(0);
  });
});

test('a clock that is decades wrong stops no enquiry', { tag: ['@wide', '@slow'] }, async ({ page }) => {
  for (const time of ['1999-01-01T00:00:00Z', '2199-12-31T23:59:59Z']) {
    await page.clock.setFixedTime(time);
    await visit(page, '/contact/');
    await fill(page);
    expect(await send(page)).toBe(letter());
    await expect(success(page)).toBeVisible();
  }
});

test.describe('every way to the agency is the owner’s', { tag: '@wide' }, () => {
  test.use({ allowedErrors: /404/ });

  test('chat, phone and e-mail, on every page and in llms.txt', async ({ page, request }) => {
    for (const path of [...PATHS, '/no-such-page/']) {
      await page.goto(path);
      const addresses = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      const chats = addresses.filter((address) => /wa\.me|whatsapp/i.test(address));
      expect.soft(chats.length, `${path} has a way to the chat`).toBeGreaterThan(0);
      for (const address of chats) expect.soft(chatText(address), path).toBe(site.chatGreeting);
      for (const address of addresses.filter((each) => /^(tel|mailto):/.test(each)))
        expect
          .soft([`tel:${site.phone.replace(/[^+\d]/g, '')}`, `mailto:${site.email}`], path)
          .toContain(address);
    }
    const llms = await (await request.get('/llms.txt')).text();
    expect(llms).toContain(`https://wa.me/${site.chatNumber}?`);
    for (const way of [site.phone, site.email]) expect(llms).toContain(way);
  });
});

test(
  'beside the form are the chat and the e-mail, and below it what happens to the details, in two languages',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/contact/');
    const others = page.getByRole('region', { name: getInTouch.heading });
    for (const [{ title }, address] of [
      [getInTouch.chat, `https://wa.me/${site.chatNumber}?`],
      [getInTouch.email, `mailto:${site.email}`],
    ] as const) {
      const card = others.getByRole('link', { name: title });
      expect.soft(await card.getAttribute('href')).toContain(address);
      await expect.soft(card).toHaveAttribute('target', '_blank');
    }
    for (const [language, { text }] of Object.entries(dataNotice)) {
      const notice = page.getByText(text);
      await expect.soft(notice).toBeVisible();
      expect
        .soft(await notice.evaluate((element) => element.closest<HTMLElement>('[lang]')!.lang))
        .toContain(language);
      await expect.soft(notice.getByRole('link')).toHaveAttribute('href', '/privacy/');
    }
  },
);

test(
  'the browser can fill the fields by itself, and knows what each is for',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.goto('/contact/');
    const expected: Record<keyof typeof contact.fields, Record<string, string | null>> = {
      fullName: { name: 'fullName', autocomplete: 'name', 'aria-required': 'true' },
      email: { name: 'email', autocomplete: 'email', 'aria-required': 'true', type: 'email' },
      service: { name: 'service', 'aria-required': null },
      // The chat reads the message under this name where the form goes by itself.
      message: { name: 'text', 'aria-required': 'true', rows: '6' },
    };
    for (const name of [...REQUIRED, 'service'] as const)
      for (const [attribute, value] of Object.entries(expected[name]))
        expect.soft(await field(page, name).getAttribute(attribute), `${attribute} of ${name}`).toBe(value);
  },
);
