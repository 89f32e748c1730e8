import type { Page } from 'playwright/test';
import { pages } from '../content/index.ts';
import { MODE_KEY, SCHEME_KEY } from '../runtime/color-scheme.ts';
import { schemes } from '../tailwind.config.ts';
import { expect, PATHS, test, visit } from './support/fixtures.ts';

type Scheme = keyof typeof schemes;

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Judged by what the visitor sees: the ground of the page. */
const expectShown = (page: Page, scheme: Scheme) =>
  expect(page.locator('body')).toHaveCSS('background-color', rgb(schemes[scheme].ground));

const stored = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [MODE_KEY, SCHEME_KEY]);

const choose = (page: Page, mode: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [MODE_KEY, mode]);

test('the first visit follows the device, live, and keeps that', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, pages.home.path);
  await expectShown(page, 'dark');
  expect(await stored(page)).toEqual(['system', 'dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectShown(page, 'light');
  expect(await stored(page)).toEqual(['system', 'light']);
  await expect(page.getByRole('button', { name: /dark|light|theme|scheme/i }), 'no switch').toHaveCount(0);
});

test('a mode that was kept holds on every page from its first frame on, whatever the device says', async ({
  page,
}) => {
  await page.goto(pages.home.path);
  await choose(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
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
  for (const path of PATHS) {
    await page.goto(path);
    await expectShown(page, 'dark');
    const grounds = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return [...(globalThis as unknown as { grounds: Set<string> }).grounds];
    });
    expect.soft(grounds, path).toEqual([rgb(schemes.dark.ground)]);
    expect.soft(await stored(page)).toEqual(['dark', 'dark']);
  }
});

test('a page of which only the beginning has come has that mode too', async ({ page }) => {
  await page.goto(pages.home.path);
  await choose(page, 'dark');
  // The others share their frame with these.
  for (const { path } of [pages.home, pages.about]) {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf('<main')) });
    });
    await page.goto(path);
    await expectShown(page, 'dark');
  }
});

test('another tab follows a choice', async ({ page, context }) => {
  await page.goto(pages.home.path);
  const other = await context.newPage();
  await other.goto(pages.contact.path);
  await choose(other, 'dark');
  await expectShown(page, 'dark');
  expect(await stored(page)).toEqual(['dark', 'dark']);
  await other.evaluate(() => localStorage.clear());
  await expectShown(page, 'light');
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
