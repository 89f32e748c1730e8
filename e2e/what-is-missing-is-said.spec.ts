/** What a notice says, and for how long, is held beside the form and the snackbar; here it is seen, beside the fields. */
import type { Locator, Page } from 'playwright/test';
import { contact, site } from '../content/index.ts';
import { setLetters } from './support/accessibility.ts';
import { error, field, fill, REQUIRED, sendButton, success, typed } from './support/enquiry.ts';
import { expect, holdClock, settle, test, visit } from './support/fixtures.ts';

const { notices } = contact;

const close = (page: Page) => page.getByRole('button', { name: notices.close });
/** The whole notice, as wide as it is seen. */
const notice = (page: Page) => close(page).locator('..');
const boxOf = async (element: Locator) => (await element.boundingBox())!;
const endOf = ({ y, height }: { y: number; height: number }) => y + height;

/** Opens the form with a clock that stands still, so that a notice stays. */
async function visitForm(page: Page) {
  const pause = await holdClock(page);
  await visit(page, '/contact/');
  await pause();
}

/** Presses Send with one field empty. */
async function sendWithout(page: Page, name: (typeof REQUIRED)[number]) {
  await fill(page, { ...typed, [name]: '' });
  await page.clock.runFor(1000); // less is a double press
  await sendButton(page).press('Enter');
  await expect(field(page, name)).toBeFocused();
}

test('an error and a success: at the bottom centre, different, gone by themselves', async ({ page }) => {
  await visitForm(page);
  const looks = [];
  for (const said of [error(page), success(page)]) {
    if (looks.length > 0) await fill(page);
    await field(page, 'fullName').press('Enter');
    await expect(said).toBeVisible();
    const box = await boxOf(notice(page));
    const window = page.viewportSize()!;
    expect.soft(Math.abs(box.x + box.width / 2 - window.width / 2), 'pixels off the centre').toBeLessThan(10);
    expect.soft(window.height - endOf(box), 'pixels above the bottom').toBeLessThan(120);
    looks.push({
      color: await notice(page).evaluate((element) => getComputedStyle(element).borderTopColor),
      icon: await notice(page).locator('svg').first().innerHTML(),
    });
    await page.clock.runFor(6000);
    await expect(said).toHaveCount(0);
  }
  expect(looks[1]!.color).not.toBe(looks[0]!.color);
  expect(looks[1]!.icon).not.toBe(looks[0]!.icon);
});

for (const [width, height, letters, tag] of [
  [390, 844, '100%', '@narrow'],
  [1280, 720, '100%', ''],
  [320, 256, '100%', ''],
  [390, 844, '200%', ''],
] as const)
  test(`at ${width} x ${height}, ${letters}, it moves nothing and hides no wrong field @long ${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visitForm(page);
    await setLetters(page, letters, '');
    const places = () =>
      page
        .locator('form :is(label, input, select, textarea, button)')
        .evaluateAll((parts) =>
          parts.map((part) => Math.round(part.getBoundingClientRect().top + window.scrollY)),
        );
    for (const name of REQUIRED) {
      await sendWithout(page, name);
      const before = await places();
      const top = (await boxOf(field(page, name))).y;
      const end = endOf(await boxOf(page.locator(`#${name}-hint`)));
      // In a low window the header goes with the page.
      const header = Math.max(0, endOf(await boxOf(page.getByRole('banner'))));
      const limit = (await boxOf(notice(page))).y;
      // Long hints and large letters may leave less room than label, field and hint take.
      const hasRoom = end - top <= limit - header - 48;
      // A page scrolls to 96 px below its top (`scroll-padding`); a long brand makes the header higher.
      expect.soft(top, `${name}, below the header`).toBeGreaterThan(Math.min(header, 96));
      if (hasRoom) expect.soft(end, `${name}, its hint`).toBeLessThanOrEqual(limit);
      else expect.soft(top, `${name}, a line of it`).toBeLessThan(height - 40);
      await expect.soft(notice(page)).toBeInViewport({ ratio: 1 });
      await close(page).click();
      await expect(error(page)).toHaveCount(0);
      expect.soft(await places(), name).toEqual(before);
    }
  });

test('the notice hides neither the chat nor, above a keyboard, the focus @narrow', async ({ page }) => {
  await visitForm(page);
  await sendButton(page).click();
  await expect(error(page)).toBeVisible();
  await page.getByRole('link', { name: site.chatTooltip, exact: true }).click({ trial: true });

  await page.setViewportSize({ width: 390, height: 400 });
  await field(page, 'fullName').focus();
  await settle(page);
  for (let stop = 0; stop < 5; stop++) {
    const focused = page.locator(':focus');
    const { y, height } = await boxOf(focused);
    const name = `stop ${stop}: ${await focused.textContent()}`;
    // What is higher than the room that is left is seen from its top, a text as far as the line of the caret.
    const seen = (await focused.evaluate((part) => part.matches('textarea'))) ? 40 : 80;
    expect.soft(Math.min(y + height, y + seen), name).toBeLessThanOrEqual((await boxOf(notice(page))).y);
    expect.soft(y, `${name}, below the header`).toBeGreaterThan(endOf(await boxOf(page.getByRole('banner'))));
    await page.keyboard.press('Tab');
  }
});
