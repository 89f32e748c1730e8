import type { Locator, Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import {
  error,
  expectFields,
  field,
  fill,
  REQUIRED,
  send,
  sendButton,
  success,
  typed,
} from './support/enquiry.ts';
import { expect, holdClock, settle, test, visit } from './support/fixtures.ts';

const { fields, notices } = contact;

const marked = (page: Page) => page.locator('form [aria-invalid=true]');
const close = (page: Page) => page.getByRole('button', { name: notices.close });
/** The whole notice, as wide as it is seen. */
const notice = (page: Page) => close(page).locator('..');
const boxOf = async (element: Locator) => (await element.boundingBox())!;

test('each missing field is named, marked and focused, and the others keep what they hold', async ({
  page,
}) => {
  await visit(page, '/contact/');
  for (const name of REQUIRED)
    for (const blank of name === 'email' ? [''] : ['', ' \n ']) {
      const values = { ...typed, [name]: blank };
      await fill(page, values);
      await sendButton(page).click();
      await expect(error(page)).toHaveText(notices.error);
      await expect(marked(page)).toHaveCount(1);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(fields[name].hint);
      await expect(field(page, name)).toBeFocused();
      await expectFields(page, { ...values, [name]: await field(page, name).inputValue() });
    }
  expect(page.context().pages()).toHaveLength(1);

  await fill(page);
  await send(page);
  await expect(success(page)).toBeVisible();
  await expect(marked(page)).toHaveCount(0);
});

test(
  'a field loses its mark when it is filled and not before, and the focus stays',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/contact/');
    await sendButton(page).click();
    await expect(marked(page)).toHaveCount(3);
    await expect(field(page, 'fullName')).toBeFocused();
    await field(page, 'message').pressSequentially(' ');
    await expect(marked(page)).toHaveCount(3);
    await field(page, 'message').pressSequentially('a');
    await expect(marked(page)).toHaveCount(2);
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveAccessibleDescription('');
    await field(page, 'fullName').fill('a');
    await field(page, 'email').fill('a');
    await expect(marked(page)).toHaveCount(0);
  },
);

test('the browser itself stops an address that is none', { tag: '@wide' }, async ({ page, context }) => {
  await visit(page, '/contact/');
  await fill(page, { ...typed, email: 'lakshmi at example' });
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.locator('form :invalid')).toHaveCount(1);
  await expect(error(page)).toHaveCount(0);
  await expect(success(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

for (const [kind, said] of [
  ['error', error],
  ['success', success],
] as const)
  test(
    `the ${kind} stays for 6000 ms at the bottom centre, and closes on demand`,
    { tag: '@wide' },
    async ({ page }) => {
      const pause = await holdClock(page);
      await visit(page, '/contact/');
      await pause();
      const show = async () => {
        if (kind === 'success') await fill(page);
        await page.clock.runFor(1000); // less is a double press
        await field(page, 'fullName').press('Enter');
        await expect(said(page)).toBeVisible();
      };
      await show();
      const { x, y, width, height } = await boxOf(notice(page));
      const window = page.viewportSize()!;
      expect.soft(Math.abs(x + width / 2 - window.width / 2), 'pixels off the centre').toBeLessThan(10);
      expect.soft(window.height - (y + height), 'pixels above the bottom').toBeLessThan(120);
      await page.clock.runFor(5999);
      await expect(said(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(said(page)).toHaveCount(0);

      await show();
      await close(page).press('Enter');
      await expect(said(page)).toHaveCount(0);
      await expect(field(page, 'fullName'), 'where the focus came from').toBeFocused();
    },
  );

test('an error and a success differ in colour and in icon', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/contact/');
  const look = async () => ({
    color: await notice(page).evaluate((element) => getComputedStyle(element).borderTopColor),
    icon: await notice(page).locator('svg').first().innerHTML(),
  });
  await sendButton(page).click();
  await expect(error(page)).toBeVisible();
  const wrong = await look();
  await expect(field(page, 'fullName')).toHaveCSS('border-top-color', wrong.color);
  await fill(page);
  await send(page);
  await expect(success(page)).toBeVisible();
  const right = await look();
  expect(right.color).not.toBe(wrong.color);
  expect(right.icon).not.toBe(wrong.icon);
});

/** What of the form the notice lies on, in a window of this size. */
async function covered(page: Page) {
  const bar = await boxOf(notice(page));
  return page
    .locator('form')
    .locator('label, input, select, textarea, button, [id$=hint]')
    .evaluateAll(
      (parts, { x, y, width, height }) =>
        parts
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < x + width && right > x && top < y + height && bottom > y;
          })
          .map((part) => part.id || part.textContent),
      bar,
    );
}

test('the notice covers nothing of the form, in a window of any size', { tag: '@wide' }, async ({ page }) => {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause(); // so that the notice stays
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [390, 844],
    [640, 320],
    [900, 700],
    [1024, 600],
    [1280, 720],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/contact/');
    await sendButton(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    await settle(page);
    expect.soft(await covered(page), `${width} x ${height}`).toEqual([]);
  }
});

test(
  'at 400 % zoom the notice is inside the window, and can be closed',
  { tag: '@wide' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, '/contact/');
    await sendButton(page).click();
    await expect(error(page)).toBeVisible();
    await settle(page);
    const { y, height } = await boxOf(notice(page));
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(256);
    await close(page).click();
    await expect(error(page)).toHaveCount(0);
  },
);

test(
  'with a keyboard on the screen too, what has the focus is seen beside the notice',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    const pause = await holdClock(page);
    await visit(page, '/contact/');
    await pause();
    await sendButton(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    await settle(page);
    for (let stop = 0; stop < 5; stop++) {
      const focused = page.locator(':focus');
      const { y, height } = await boxOf(focused);
      const name = `stop ${stop}: ${await focused.textContent()}`;
      // What is higher than the room that is left is seen from its top.
      expect.soft(Math.min(y + height, y + 80), name).toBeLessThanOrEqual((await boxOf(notice(page))).y);
      expect.soft(y, `${name}, below the header`).toBeGreaterThan(64);
      await page.keyboard.press('Tab');
    }
  },
);
