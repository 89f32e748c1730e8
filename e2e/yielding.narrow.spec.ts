import { expect, scrollTo, settle, test, visit } from './support/fixtures.ts';
import { labelOf } from './support/words.ts';

/** The controls of the page that a press at a floating button would miss, by their words. */
const covered = () => {
  const shown = [...document.querySelectorAll('body > section :is(a, button)')].filter((button) =>
    button.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const controls = [
    ...document.querySelectorAll(':is(main, footer) :is(a, button, input, select, textarea)'),
  ];
  return controls
    .filter((control) => {
      const box = control.getBoundingClientRect();
      return shown.some((button) => {
        const other = button.getBoundingClientRect();
        return (
          box.width > 0 &&
          box.left < other.right - 1 &&
          box.right > other.left + 1 &&
          box.top < other.bottom - 1 &&
          box.bottom > other.top + 1
        );
      });
    })
    .map((control) => control.textContent || control.id);
};

test('the floating buttons make way for every control, and show where there is none', async ({ page }) => {
  await visit(page, '/contact/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const chat = page.locator('body > section a');
  let shown = 0;
  for (let y = 0; y <= height; y += 90) {
    await scrollTo(page, y);
    await expect.poll(() => page.evaluate(covered), `at ${y} px`).toEqual([]);
    await settle(page);
    if (await chat.evaluate((link) => link.checkVisibility({ opacityProperty: true }))) shown++;
  }
  expect(shown, 'places where the chat button shows').toBeGreaterThan(0);

  // A control under it again, and the page behind a link.
  await visit(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/about/', 'footer') })
    .click();
  await page.waitForURL('/about/');
  await scrollTo(page, 100_000);
  await expect.poll(() => page.evaluate(covered)).toEqual([]);
});
