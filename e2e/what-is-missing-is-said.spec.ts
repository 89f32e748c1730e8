import type { Locator, Page } from 'playwright/test';
import { contact, site } from '../content/index.ts';
import { LARGE_LETTERS, setLetters } from './support/accessibility.ts';
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
/** The room that the page keeps free for its header, in pixels. */
const scrollPadding = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));

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
  await expect(marked(page)).toHaveCount(0);
});

test('the browser itself stops an address that is none, and a hint beside it stays', async ({
  page,
  context,
}) => {
  await visit(page, '/contact/');
  await fill(page, { ...typed, email: 'lakshmi' });
  await sendButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(page.locator('form :invalid')).toHaveCount(1);
  await expect(field(page, 'email')).toHaveAccessibleDescription(fields.email.hint);
  await expect(marked(page)).toHaveCount(1);
  await expect(error(page)).toHaveCount(0);
  await expect(success(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);

  // With something missing too, all is said at once.
  await field(page, 'fullName').fill('');
  await sendButton(page).click();
  await expect(field(page, 'fullName')).toBeFocused();
  await expect(error(page)).toHaveText(notices.error);
  await expect(field(page, 'fullName')).toHaveAccessibleDescription(fields.fullName.hint);
  await expect(field(page, 'email')).toHaveAccessibleDescription(fields.email.hint);

  await field(page, 'fullName').fill(typed.fullName);
  await expect(error(page), 'no longer true').toHaveCount(0);
  await field(page, 'email').fill(typed.email);
  await expect(marked(page)).toHaveCount(0);
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

test('under a pointer that rests where it appears the notice goes after its time too', async ({ page }) => {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause();
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height - 50);
  await field(page, 'fullName').press('Enter');
  const { x, y, width: breadth, height: depth } = await boxOf(notice(page));
  expect(x < width / 2 && width / 2 < x + breadth && y < height - 50 && height - 50 < y + depth).toBe(true);
  await page.clock.runFor(5999);
  await expect(error(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(error(page)).toHaveCount(0);
});

const windows = [
  { width: 320, height: 568, tag: ['@narrow'] },
  { width: 360, height: 640, tag: ['@narrow'] },
  { width: 390, height: 844, tag: ['@narrow'] },
  { width: 768, height: 1024, tag: [] },
  { width: 1024, height: 600, tag: [] },
  { width: 1280, height: 720, tag: [] },
  { width: 1920, height: 1080, tag: [] },
];
for (const { width, height, tag } of windows)
  test(
    `at ${width} x ${height} px the notice moves nothing, and leaves the first wrong field and its hint in sight @content`,
    {
      tag,
    },
    async ({ page }) => {
      const pause = await holdClock(page);
      await page.setViewportSize({ width, height });
      await visit(page, '/contact/');
      await pause(); // so that the notice stays
      const places = () =>
        page
          .locator('form :is(label, input, select, textarea, button)')
          .evaluateAll((parts) =>
            parts.map((part) => Math.round(part.getBoundingClientRect().top + window.scrollY)),
          );
      for (const name of REQUIRED) {
        await fill(page, { ...typed, [name]: '' });
        await sendButton(page).click();
        await expect(field(page, name)).toBeFocused();
        const before = await places();
        const hint = page.locator(`#${name}-hint`);
        for (const part of [field(page, name), hint])
          await expect.soft(part, name).toBeInViewport({ ratio: name === 'message' ? 0.5 : 1 });
        const [top, bottom] = [await boxOf(field(page, name)), await boxOf(hint)];
        const end = bottom.y + bottom.height;
        const header = await boxOf(page.getByRole('banner'));
        const limit = (await boxOf(notice(page))).y;
        // Long hints and a header of two rows may leave less room than label, field and hint take.
        const fits = end - top.y <= limit - header.y - header.height - 48;
        expect.soft(end, name).toBeLessThanOrEqual(fits ? limit : height);
        expect.soft((await boxOf(field(page, name))).y, `${name}, below the header`).toBeGreaterThan(64);
        await close(page).click();
        await expect(error(page)).toHaveCount(0);
        expect.soft(await places(), name).toEqual(before);
      }
    },
  );

test('at 400 % zoom and with text at 200 % the first wrong field is in sight, below the header', async ({
  page,
}) => {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause();
  for (const [width, height, fontSize] of LARGE_LETTERS)
    await test.step(`${width} x ${height} ${fontSize}`, async () => {
      await page.setViewportSize({ width, height });
      await setLetters(page, fontSize, '');
      for (const name of REQUIRED) {
        await fill(page, { ...typed, [name]: '' });
        await page.clock.runFor(1000); // less is a double press
        await sendButton(page).press('Enter');
        await expect(field(page, name)).toBeFocused();
        const { y } = await boxOf(field(page, name));
        const header = await boxOf(page.getByRole('banner'));
        // Links with longer words than ours may make the header higher than the page keeps free.
        const limit = Math.min(header.y + header.height, await scrollPadding(page));
        expect.soft(y, `${name}, below the header`).toBeGreaterThan(Math.max(0, limit));
        expect.soft(y, `${name}, a line of it`).toBeLessThan(height - 40);
      }
    });
});

test('at 400 % zoom the notice is inside the window, and can be closed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause();
  await sendButton(page).click();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await close(page).click();
  await expect(error(page)).toHaveCount(0);
});

test('the chat can be pressed while a notice is there @narrow', async ({ page }) => {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause();
  await sendButton(page).click();
  await expect(error(page)).toBeVisible();
  await page.getByRole('link', { name: site.chatTooltip, exact: true }).click({ trial: true });
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
    const header = await boxOf(page.getByRole('banner'));
    expect.soft(y, `${name}, below the header`).toBeGreaterThan(header.y + header.height);
    await page.keyboard.press('Tab');
  }
});
