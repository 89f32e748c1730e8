import type { Page } from 'playwright/test';
import { site } from '../content/site.ts';
import { holdScripts } from './support/faults.ts';
import {
  dialogWithFocus,
  expect,
  nextMovement,
  scrollPosition,
  scrollTo,
  settle,
  test,
  visit,
} from './support/fixtures.ts';
import { labelOf } from './support/words.ts';

const toggle = (page: Page) => page.getByRole('button', { name: site.frame.openMenu });
const drawer = (page: Page) => page.getByRole('dialog', { name: site.frame.menu });

async function openDrawer(page: Page) {
  await toggle(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await settle(page);
}

const labelsOf = (path: string) =>
  site.navigation.filter(({ href }) => href === path).map(({ label }) => label);

test('holds every link, the place and the phone number', async ({ page }) => {
  await visit(page, '/services/');
  await openDrawer(page);
  const menu = drawer(page);
  for (const { label, href } of site.navigation)
    await expect(menu.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  const current = menu.locator('[aria-current=page]');
  await expect(current).toHaveText(labelsOf('/services/'));
  await expect(current).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const other of await menu.getByRole('navigation').locator('a:not([aria-current])').all())
    await expect(other).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await expect(current, 'in forced colours').not.toHaveCSS('background-color', ground);
  await page.emulateMedia({ forcedColors: 'none' });
  const quote = menu.getByRole('link', { name: site.quote.drawer });
  await expect(quote).toHaveAttribute('href', '/contact/');
  await expect(menu.getByText(site.tagline)).toBeVisible();
  await expect(menu.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    `tel:${site.phone.replaceAll(' ', '')}`,
  );
  await expect(menu.getByText(site.label)).toBeVisible();

  const box = (await quote.boundingBox())!;
  expect(box.width, 'as wide as the drawer within its padding').toBeGreaterThan(270);
});

test('is 320 px wide at the right edge, and never wider than the window', async ({ page }) => {
  await visit(page, '/');
  await openDrawer(page);
  const box = () =>
    drawer(page)
      .getByRole('navigation')
      .evaluate((element) => {
        const { width, right, height } = element.parentElement!.getBoundingClientRect();
        return { width, isAtEdge: Math.abs(right - innerWidth) < 1, height: height - innerHeight };
      });
  expect(await box()).toEqual({ width: 320, isAtEdge: true, height: 0 });
  await page.setViewportSize({ width: 300, height: 844 });
  expect(await box()).toEqual({ width: 300, isAtEdge: true, height: 0 });
});

const choices = [...site.navigation.map(({ label }) => label), site.quote.drawer, site.phone];

for (const choice of choices)
  test(`closes on ${choice}`, async ({ page }) => {
    await visit(page, '/');
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: choice, exact: true }).click();
    await expect(drawer(page)).not.toBeAttached();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

test('closes on its button, on Escape, beside it, and focus returns to the toggle', async ({ page }) => {
  await visit(page, '/');
  const ways = [
    () => drawer(page).getByRole('button', { name: site.frame.closeMenu }).click(),
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(30, 400),
  ];
  for (const close of ways) {
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await openDrawer(page);
    // Behind the drawer, so by no role.
    await expect(page.getByLabel(site.frame.openMenu)).toHaveAttribute('aria-expanded', 'true');
    await close();
    await expect(drawer(page)).not.toBeAttached();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
  }
});

test('comes and goes in 200 to 300 ms', async ({ page }) => {
  await visit(page, '/');
  for (const act of [
    () => toggle(page).click(),
    () => drawer(page).getByRole('button', { name: site.frame.closeMenu }).click(),
  ]) {
    const movement = nextMovement(page);
    await act();
    expect(await movement).toEqual(['opacity 240', 'transform 240']);
    await settle(page);
  }
});

test('a page chosen in it comes without a new document', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await openDrawer(page);
  await drawer(page)
    .getByRole('link', { name: labelOf('/services/', 'header'), exact: true })
    .click();
  await expect(page).toHaveURL('/services/');
  await expect(drawer(page)).not.toBeAttached();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('closes while it still comes in', async ({ page }) => {
  await visit(page, '/');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByLabel(site.frame.closeMenu).press('Enter'),
  ];
  for (const close of ways) {
    const movement = nextMovement(page);
    await toggle(page).click();
    await movement;
    await expect(dialogWithFocus(page)).toBeAttached();
    await close();
    await expect(drawer(page)).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  }
});

test('closes when the window grows to 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 844 });
  await visit(page, '/');
  await openDrawer(page);
  await expect(drawer(page)).toBeAttached();
  await page.setViewportSize({ width: 900, height: 844 });
  await expect(drawer(page)).not.toBeAttached();
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('/services/', 'header'), exact: true })
    .click();
  await page.waitForURL('/services/');
});

test('does not open in a window that grew to 900 px before its code came', async ({ page }) => {
  await visit(page, '/');
  const release = await holdScripts(page);
  await toggle(page).click();
  await page.setViewportSize({ width: 900, height: 844 });
  release();
  // Its way in and out again takes less.
  await page.waitForTimeout(1000);
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('takes focus in and keeps it', async ({ page }) => {
  await visit(page, '/');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeAttached();
  const stops = 1 + choices.length;
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < stops + 1; press++) {
      await expect(dialogWithFocus(page)).toBeAttached();
      await page.keyboard.press(key);
    }
});

test('keeps the page behind still', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 700);
  const place = () => page.locator('#services').evaluate((element) => element.getBoundingClientRect().left);
  const before = await place();
  await openDrawer(page);
  expect(await scrollPosition(page)).toBe(700);
  expect(await place()).toBe(before);
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(await scrollPosition(page)).toBe(700);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).not.toBeAttached();
  expect(await scrollPosition(page)).toBe(700);
  expect(await place()).toBe(before);
});
