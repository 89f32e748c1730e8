import type { Locator, Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { expect, holdClock, settle, test, visit } from './support/fixtures.ts';

const box = async (element: Locator) => (await element.boundingBox())!;

/** Sends the form empty and waits until the page is at rest. */
async function shown(page: Page) {
  const hold = await holdClock(page);
  await visit(page, '/contact/');
  await hold(); // so that the notice stays
  await page.getByRole('button', { name: contact.send }).click();
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toBeVisible();
  await expect(page.getByLabel(contact.fields.fullName.label)).toBeFocused();
  await settle(page);
  return notice;
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
])
  test.describe(`in a window of ${viewport.width} by ${viewport.height} px`, () => {
    test.use({ viewport });

    test('the notice that asks for what is missing covers no field', async ({ page }) => {
      const notice = await box(await shown(page));
      expect(notice.y).toBeGreaterThan(viewport.height / 2);
      for (const control of await page.locator('form').locator('input, select, textarea, button').all()) {
        const { y, height } = await box(control);
        const isClear = y + height <= notice.y || y >= notice.y + notice.height;
        expect(isClear, `${await control.getAttribute('id')} at ${y}, notice at ${notice.y}`).toBe(true);
      }
    });
  });

/** The heights of a small phone without and with a keyboard on its screen. */
for (const height of [664, 400])
  test.describe(`in a window ${height} px high`, () => {
    test.use({ viewport: { width: 390, height } });

    test('the notice covers nothing that has the focus', async ({ page }) => {
      const notice = await shown(page);
      for (let stop = 0; stop < 5; stop++) {
        const focused = page.locator(':focus');
        const { y, height: own } = await box(focused);
        const top = (await box(notice)).y;
        const name = `stop ${stop}: ${await focused.textContent()}`;
        // What is higher than the room that is left is seen from its top.
        expect.soft(Math.min(y + own, y + 80), name).toBeLessThanOrEqual(top);
        expect.soft(y, name).toBeGreaterThan(64);
        await page.keyboard.press('Tab');
      }
    });
  });
