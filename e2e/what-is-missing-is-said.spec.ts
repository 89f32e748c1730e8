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
import { expect, holdClock, scrollTo, settle, test, visit } from './support/fixtures.ts';

const { fields, notices } = contact;

const marked = (page: Page) => page.locator('form [aria-invalid=true]');
const close = (page: Page) => page.getByRole('button', { name: notices.close });
/** The whole notice, as wide as it is seen. */
const notice = (page: Page) => close(page).locator('..');
const boxOf = async (element: Locator) => (await element.boundingBox())!;

test('each missing field is named, marked and focused, and the others keep what they hold @narrow', async ({
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

test('the browser itself stops an address that is none', async ({ page, context }) => {
  await visit(page, '/contact/');
  await fill(page, { ...typed, email: 'lakshmi at example' });
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.locator('form :invalid')).toHaveCount(1);
  await expect(error(page)).toHaveCount(0);
  await expect(success(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
});

test('an error and a success stay for 6000 ms at the bottom centre, close on demand, and look different', async ({
  page,
}) => {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause();
  const press = async (said: Locator) => {
    await page.clock.runFor(1000); // less is a double press
    await field(page, 'fullName').press('Enter');
    await expect(said).toBeVisible();
  };
  const looks = [];
  for (const said of [error(page), success(page)]) {
    if (looks.length > 0) await fill(page);
    await press(said);
    const { x, y, width, height } = await boxOf(notice(page));
    const window = page.viewportSize()!;
    expect.soft(Math.abs(x + width / 2 - window.width / 2), 'pixels off the centre').toBeLessThan(10);
    expect.soft(window.height - (y + height), 'pixels above the bottom').toBeLessThan(120);
    looks.push({
      color: await notice(page).evaluate((element) => getComputedStyle(element).borderTopColor),
      icon: await notice(page).locator('svg').first().innerHTML(),
    });
    await page.clock.runFor(5999);
    await expect(said).toBeVisible();
    await page.clock.runFor(1);
    await expect(said).toHaveCount(0);
  }
  const [wrong, right] = looks as [(typeof looks)[0], (typeof looks)[0]];
  expect(right.color).not.toBe(wrong.color);
  expect(right.icon).not.toBe(wrong.icon);

  // Also when something was sent a second before.
  await fill(page);
  await press(success(page));
  await press(error(page));
  await expect(field(page, 'email')).toHaveCSS('border-top-color', wrong.color);
  await close(page).press('Enter');
  await expect(error(page)).toHaveCount(0);
  await expect(field(page, 'fullName'), 'where the focus came from').toBeFocused();
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

test('the notice covers nothing of the form, in a window of any size', async ({ page }) => {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause(); // so that the notice stays
  const miss = async () => {
    await scrollTo(page, 0);
    await sendButton(page).click();
    await expect(field(page, 'fullName')).toBeFocused();
    await settle(page);
  };
  for (const [width, height] of [
    [360, 640],
    [640, 320],
    [900, 700],
    [1024, 600],
    [1280, 720],
    [1920, 1080],
  ] as const)
    await test.step(`${width} x ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await miss();
      expect.soft(await covered(page)).toEqual([]);
    });
  await test.step('at 400 % zoom it is inside the window, and can be closed', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await miss();
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await close(page).click();
    await expect(error(page)).toHaveCount(0);
  });
});

test('with a keyboard on the screen too, what has the focus is seen beside the notice @narrow', async ({
  page,
}) => {
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
    // What is higher than the room that is left is seen from its top, a text as far as the line of the caret.
    const seen = (await focused.evaluate((part) => part.matches('textarea'))) ? 40 : 80;
    expect.soft(Math.min(y + height, y + seen), name).toBeLessThanOrEqual((await boxOf(notice(page))).y);
    expect.soft(y, `${name}, below the header`).toBeGreaterThan(64);
    await page.keyboard.press('Tab');
  }
});
