import type { Locator } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { expect, settle, test, visit } from './support/fixtures.ts';

/** The heights of a small phone without and with a keyboard on its screen. */
for (const height of [664, 400])
  test.describe(`in a window ${height} px high`, () => {
    test.use({ viewport: { width: 390, height } });

    test('the notice covers nothing that has the focus', async ({ page }) => {
      await visit(page, '/contact/');
      await page.getByRole('button', { name: contact.send }).click();
      const notice = page.getByRole('main').getByRole('alert');
      await expect(notice).toBeVisible();
      await expect(page.getByLabel(contact.fields.fullName.label)).toBeFocused();
      await settle(page);
      await notice.hover(); // so that it stays

      const box = async (element: Locator) => (await element.boundingBox())!;
      const top = (await box(notice)).y;
      for (let stop = 0; stop < 5; stop++) {
        const focused = page.locator(':focus');
        const { y, height: own } = await box(focused);
        const name = `stop ${stop}: ${await focused.textContent()}`;
        // What is higher than the room that is left is seen from its top.
        expect.soft(Math.min(y + own, y + 80), name).toBeLessThanOrEqual(top);
        expect.soft(y, name).toBeGreaterThan(64);
        await page.keyboard.press('Tab');
      }
    });
  });
