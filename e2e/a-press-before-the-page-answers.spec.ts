import type { Page } from 'playwright/test';
import { homeServiceFilters, homeServices } from '../content/home.ts';
import { services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { chatText, fill, letter, sendButton, success } from './support/enquiry.ts';
import {
  dialogWithFocus,
  expect,
  holdClock,
  holdScripts,
  hydrated,
  labelOf,
  menu,
  scrollPosition,
  scrollTo,
  test,
} from './support/fixtures.ts';

const details = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: servicesPage.card.details });

test('on Menu, even several, is seen to be held and opens it once', { tag: '@narrow' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  for (let press = 0; press < 3; press++) await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
  await expect(menu(page)).toHaveCSS('cursor', 'progress');
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu(page)).toBeFocused();
  await expect(menu(page)).not.toHaveAttribute('aria-busy');
});

test('on two cards opens one dialog, that of the last', async ({ page }) => {
  const [first, second] = services;
  const release = await holdScripts(page);
  await page.goto('/services/');
  for (const { title } of [second, first, second]) await details(page, title).click();
  release();
  await expect(dialogWithFocus(page)).toHaveAccessibleName(second.title);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(details(page, second.title)).toBeFocused();
});

test('on a filter shows its cards', { tag: '@wide' }, async ({ page }) => {
  const { id, label } = homeServiceFilters.at(-1)!;
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('button', { name: label, exact: true }).click();
  release();
  for (const { title, category } of homeServices)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible({
      visible: category === id,
    });
});

test('on Send sends the enquiry once, as typed', async ({ page, context }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fill(page);
  await sendButton(page).click();
  const chat = context.waitForEvent('page');
  release();
  expect(chatText((await chat).url())).toBe(letter());
  await expect(success(page)).toBeVisible();
  expect(context.pages()).toHaveLength(2);
});

test('on a link, or on the way to the top, waits for nothing', { tag: '@narrow' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await scrollTo(page, 100_000);
  await page.getByRole('button', { name: site.footer.backToTop }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: site.quote.compact }).click();
  await expect(page).toHaveURL('/contact/');
});

test(
  'is not needed: a page answers by itself, and the next ones at once',
  { tag: '@wide' },
  async ({ page }) => {
    const pause = await holdClock(page);
    const isHydrated = page.locator('html[data-hydrated]');
    await page.goto('/');
    await pause();
    await page.clock.runFor(10_000);
    await expect(isHydrated).toBeAttached();
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/services/', 'header'), exact: true })
      .click();
    await page.waitForURL('/services/', { waitUntil: 'load' });
    await page.clock.runFor(500);
    await expect(isHydrated).toBeAttached();
  },
);

test(
  'is answered without a connection, once the page was at rest for a moment',
  { tag: '@narrow' },
  async ({ page, context }) => {
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().includes('turbopack'));
    const pause = await holdClock(page);
    await page.goto('/');
    await pause();
    await page.clock.runFor(1000);
    await arrived;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await menu(page).click();
    await page.clock.runFor(1000);
    await expect(dialogWithFocus(page)).toBeAttached();
  },
);

test('shows the tooltip of what the pointer was on already', { tag: '@wide' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about/');
  await page.getByRole('link', { name: site.chatTooltip }).hover();
  release();
  await hydrated(page);
  await expect(page.getByRole('tooltip')).toHaveText(site.chatTooltip);
});
