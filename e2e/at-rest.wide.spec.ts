import type { Page } from 'playwright/test';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { expect, hydrated, test, visit } from './support/fixtures.ts';

test('two tabs that see different devices keep their own colours, and do not answer each other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.emulateMedia({ colorScheme: 'light' });
  await other.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await other.goto('/');
  const count = (tab: Page) =>
    tab.evaluate(() => {
      const counted = { writes: 0 };
      addEventListener('storage', () => counted.writes++);
      return new Promise<number>((resolve) => setTimeout(() => resolve(counted.writes), 1500));
    });
  const counts = Promise.all([count(page), count(other)]);
  await other.evaluate(() => localStorage.clear());
  for (const writes of await counts) expect(writes).toBeLessThan(10);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await expect(other.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('a place that was linked to is where it is to be, after the fonts have come', async ({ page }) => {
  await page.goto('/#services');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const { top, wanted } = await page.locator('#services').evaluate((section) => ({
    top: section.getBoundingClientRect().top,
    wanted: parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  }));
  expect(Math.abs(top - wanted)).toBeLessThan(2);
});

test('no line of the wordmark is cut through its letters', async ({ page }) => {
  for (const width of [256, 280, 300, 305, 320, 340, 360, 899]) {
    await page.setViewportSize({ width, height: 600 });
    await page.goto('/');
    const wordmark = page.getByRole('banner').getByRole('link').first();
    const cut = await wordmark.evaluate((link) => {
      const frame = link.getBoundingClientRect();
      return [...link.querySelectorAll('span span')].filter((line) => {
        const words = document.createRange();
        words.selectNodeContents(line);
        return [...words.getClientRects()].some(
          ({ left, top, bottom }) =>
            left < frame.right && top < frame.bottom && (top < frame.top - 3 || bottom > frame.bottom + 3),
        );
      }).length;
    });
    expect(cut, `at ${width} px`).toBe(0);
  }
});

test('a page that is visited by a link is announced by its title, the first time too', async ({ page }) => {
  await visit(page, '/');
  await page.route(/__next|\.txt/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const said = () =>
    page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent);
  for (const { path, title } of [pages.services, pages.home, pages.services]) {
    const label = site.navigation.find(({ href }) => href === path)!.label;
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await page.waitForURL(path);
    await expect.poll(said).toBe(`${title} | ${site.brand}`);
    await expect(page).toHaveTitle(`${title} | ${site.brand}`);
  }
});

test('a tooltip shows itself to a pointer that came before the page answered', async ({ page }) => {
  // Any script, so that the pointer is there first.
  const held = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: site.chatTooltip }).hover();
  held.resolve();
  await hydrated(page);
  await expect(page.getByRole('tooltip')).toBeVisible();
});
