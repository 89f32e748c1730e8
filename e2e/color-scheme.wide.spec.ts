import type { Page } from 'playwright/test';
import { schemes } from '../tailwind.config.ts';
import { expect, test, visit } from './support/fixtures.ts';

const MODE = 'theme-mode';
const SCHEME = 'theme-color-scheme';

const stored = (page: Page) =>
  page.evaluate(
    ([mode, scheme]) => [localStorage.getItem(mode!), localStorage.getItem(scheme!)],
    [MODE, SCHEME],
  );

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Judged by what the visitor sees: the ground of the page. */
const expectShown = (page: Page, scheme: 'light' | 'dark') =>
  expect(page.locator('body')).toHaveCSS('background-color', rgb(schemes[scheme].ground));

test('follows the device, live, and writes both keys on the first visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectShown(page, 'dark');
  expect(await stored(page)).toEqual(['system', 'dark']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectShown(page, 'light');
  expect(await stored(page)).toEqual(['system', 'light']);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([SCHEME, MODE].sort());
});

test('keeps to a stored mode, whatever the device says', async ({ page }) => {
  await page.goto('/');
  for (const mode of ['dark', 'light'] as const) {
    await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [MODE, mode]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/services/');
      await expectShown(page, mode);
      expect(await stored(page)).toEqual([mode, mode]);
    }
  }
});

test('counts rubbish in storage as system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  for (const rubbish of ['', 'auto', 'DARK', '[object Object]', '🌶'.repeat(1000)]) {
    await page.evaluate(
      ([mode, scheme, value]) => {
        localStorage.setItem(mode!, value!);
        localStorage.setItem(scheme!, value!);
      },
      [MODE, SCHEME, rubbish],
    );
    await page.reload();
    await expectShown(page, 'dark');
    expect(await stored(page)).toEqual(['system', 'dark']);
  }
});

test('another tab follows', async ({ page, context }) => {
  await visit(page, '/');
  const other = await context.newPage();
  await other.goto('/contact/');
  await other.evaluate((key) => localStorage.setItem(key, 'dark'), MODE);
  await expectShown(page, 'dark');
  expect(await stored(page)).toEqual(['dark', 'dark']);
  await other.evaluate(() => localStorage.clear());
  await expectShown(page, 'light');
  expect(await stored(page)).toEqual(['system', 'light']);
});

test('is decided before the first paint', async ({ page }) => {
  await page.goto('/');
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), MODE);
  // The first frame that is drawn tells its ground.
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstGround = document.body
        ? getComputedStyle(document.body).backgroundColor
        : 'nothing yet';
    }),
  );
  await page.goto('/services/');
  const first = await page.locator('html').getAttribute('data-first-ground');
  expect([rgb(schemes.dark.ground), 'nothing yet']).toContain(first);
  // It runs while the head is read: nothing that shows comes before it.
  const inHead = await page.locator('head script').allTextContents();
  expect(inHead.filter((code) => code.includes('theme-mode'))).toHaveLength(1);
});

test('survives blocked storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expectShown(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectShown(page, 'light');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the device decides', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expectShown(page, colorScheme);
    }
  });
});

test('offers no control to switch it', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('button', { name: /dark|light|theme|mode|scheme/i })).toHaveCount(0);
});
