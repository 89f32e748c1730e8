/** What the scheme follows, and what is kept of it, is held by runtime/color-scheme.test.ts; here it is seen. */
import type { Page } from 'playwright/test';
import { pages } from '../content/index.ts';
import { MODE_KEY } from '../runtime/color-scheme.ts';
import { schemes } from '../tailwind.config.ts';
import { expect, isOwn, PATHS, test, visit } from './support/fixtures.ts';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Judged by what the visitor sees: the ground of the page. */
const expectShown = (page: Page, scheme: keyof typeof schemes) =>
  expect(page.locator('body')).toHaveCSS('background-color', rgb(schemes[scheme].ground));

test('it follows the device, live, and there is no switch', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, pages.home.path);
  await expectShown(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectShown(page, 'light');
  await expect(page.getByRole('button', { name: /dark|light|theme|scheme/i })).toHaveCount(0);
});

test('a mode that was kept holds from the first frame on, whatever the device says', async ({ page }) => {
  await page.goto(pages.home.path);
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), MODE_KEY);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the device decides', async ({ page }) => {
    await page.goto(pages.home.path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectShown(page, colorScheme);
    }
  });
});
