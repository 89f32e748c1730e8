/** What the scheme follows, and what is kept of it, is held by runtime/color-scheme.test.ts; here it is seen. */
import type { Page } from 'playwright/test';
import { hero, pages } from '../content/index.ts';
import { KEYS } from '../runtime/storage.ts';
import { schemes } from '../tailwind.config.ts';
import { expect, hydrated, isOwn, PATHS, rgb, test } from './support/fixtures.ts';

/** Judged by what the visitor sees: the ground of the page. */
const expectShown = (page: Page, scheme: keyof typeof schemes) =>
  expect(page.locator('body')).toHaveCSS('background-color', rgb(schemes[scheme].ground));

test('a mode that was kept holds from the first frame on, whatever the device says', async ({ page }) => {
  await page.goto(pages.home.path);
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), KEYS.mode);
  // As much as the page has when it is first drawn.
  await page.addInitScript(() => {
    const grounds = new Set<string>();
    Object.assign(globalThis, { grounds });
    const note = () => {
      if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (const path of PATHS.filter(isOwn)) {
    await page.goto(path);
    await expectShown(page, 'dark');
    const grounds = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return [...(globalThis as unknown as { grounds: Set<string> }).grounds];
    });
    expect.soft(grounds, path).toEqual([rgb(schemes.dark.ground)]);
  }
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('it follows the device, live, and there is no switch', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(pages.home.path);
      if (javaScriptEnabled) await hydrated(page);
      await expectShown(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectShown(page, 'light');
      await expect(page.getByRole('button', { name: /dark|light|theme|scheme/i })).toHaveCount(0);
    });
  });

test('a primary button is green, with corners of 14 px', async ({ page }) => {
  await page.goto(pages.home.path);
  const button = page.getByRole('main').getByRole('link', { name: hero.start }).first();
  await expect(button).toHaveCSS('border-radius', '14px');
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)!.map(Number);
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
});
