import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { serviceCategories, services, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import {
  dialogWithFocus,
  expect,
  hydrated,
  scrollPosition,
  scrollTo,
  settle,
  test,
  visit,
} from './support/fixtures.ts';
import { labelOf } from './support/words.ts';

const PHONE = { width: 390, height: 844 };
const SCRIPT = /\/_next\/static\/chunks\//;
const [first, second] = services;

const menu = (page: Page) => page.getByRole('button', { name: site.frame.openMenu });
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, { title }: { title: string }) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const details = (page: Page, service: { title: string }) =>
  card(page, service).getByRole('button', { name: servicesPage.card.details });

/** Holds back scripts that are asked for from now on; the result lets them go. */
async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Longer than a dialog takes to come once its code is there. */
const aMoment = (page: Page) => page.waitForTimeout(700);

test.describe('with the menu open', () => {
  test.use({ viewport: PHONE });

  async function openOnSecondPage(page: Page) {
    await visit(page, '/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/contact/', 'footer'), exact: true })
      .click();
    await page.waitForURL('/contact/');
    await menu(page).click();
    await expect(dialogWithFocus(page)).toBeAttached();
    await settle(page);
  }

  test('a step back closes it with the page', async ({ page }) => {
    await openOnSecondPage(page);
    await page.goBack();
    await page.waitForURL('/');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('[inert]')).toHaveCount(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  });

  test("what the device has for closing, such as Android's Back button, closes it and the page stays", async ({
    page,
  }) => {
    await openOnSecondPage(page);
    // Escape is a close request as well, to the browser itself once the dialog does not see the key.
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/contact/');
    await expect(menu(page)).toBeFocused();
  });

  test('focus goes to the content when the window grows and the menu with its button goes', async ({
    page,
  }) => {
    await openOnSecondPage(page);
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('while the code is on its way', () => {
  test('Menu, then Quote: the page comes, and no menu over it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    const release = await holdScripts(page);
    await menu(page).click();
    await page.getByRole('banner').getByRole('link', { name: site.quote.compact }).click();
    await aMoment(page);
    release();
    await page.waitForURL('/contact/');
    await expect(page.getByLabel(contact.fields.fullName.label)).toBeVisible();
    await aMoment(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Menu pressed again and again opens it', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/');
    const release = await holdScripts(page);
    for (let press = 0; press < 4; press++) {
      await menu(page).click();
      // What is not to be seen is not said to be open.
      await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    }
    release();
    await expect(dialogWithFocus(page)).toHaveAccessibleName(site.frame.menu);
  });

  test('Menu, then Back: no menu over the page before', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, '/services/');
    await page.getByRole('banner').getByRole('link', { name: site.quote.compact }).click();
    await page.waitForURL('/contact/');
    const release = await holdScripts(page);
    await menu(page).click();
    await page.goBack();
    await page.waitForURL('/services/');
    release();
    await aMoment(page);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const [when, isHydrated] of [
    ['after the page answers', true],
    ['before it', false],
  ] as const)
    test(`two cards, ${when}: one dialog, of the second`, async ({ page }) => {
      if (isHydrated) await visit(page, '/services/');
      const release = await holdScripts(page);
      if (!isHydrated) await page.goto('/services/', { waitUntil: 'commit' });
      // One of them twice: what counts is the last press.
      for (const service of [second, first, second]) await details(page, service).click();
      release();
      await hydrated(page);
      await expect(dialogWithFocus(page)).toHaveAccessibleName(second.title);
      await aMoment(page);
      await expect(dialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(details(page, second)).toBeFocused();
    });

  test('a card is filtered away: its dialog does not come', async ({ page }) => {
    await visit(page, '/services/');
    const release = await holdScripts(page);
    await details(page, first).click();
    const other = serviceCategories.find(({ id }) => id !== 'all' && id !== first.category)!;
    const chip = page.getByRole('button', { name: other.label, exact: true });
    await chip.click();
    await expect(card(page, first)).toBeHidden();
    release();
    await aMoment(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(chip).toBeFocused();
  });
});

test.describe('a service card', () => {
  test('has text that can be selected; a drag opens nothing, a click does', async ({ page }) => {
    await visit(page, '/services/');
    // All of it that is pressed is in the window, below the header.
    await scrollTo(page, (await card(page, first).boundingBox())!.y - 100);
    const box = (await card(page, first).getByText(first.shortDesc).boundingBox())!;
    const y = box.y + 10;
    await page.mouse.move(box.x + 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    await page.mouse.up();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.length).toBeGreaterThan(5);
    expect(first.shortDesc).toContain(selected.split('\n')[0]);
    await aMoment(page);
    await expect(dialog(page)).toHaveCount(0);

    // From one place without text to another, which selects nothing.
    const edge = (await card(page, first).boundingBox())!;
    await page.mouse.click(edge.x + 4, edge.y - 8);
    await page.mouse.move(edge.x + 6, edge.y + 30);
    await page.mouse.down();
    await page.mouse.move(edge.x + 6, edge.y + 90, { steps: 5 });
    await page.mouse.up();
    await aMoment(page);
    await expect(dialog(page)).toHaveCount(0);

    await page.mouse.click(box.x + 20, y);
    await expect(dialogWithFocus(page)).toHaveAccessibleName(first.title);
  });

  test.describe('under a finger', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    test('scrolls the page from wherever the finger begins, and opens nothing', async ({ page }) => {
      await visit(page, '/services/');
      const box = (await card(page, first).getByText(first.shortDesc).boundingBox())!;
      const x = box.x + 40;
      const y = Math.min(box.y + 10, PHONE.height - 100);
      const browser = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', top?: number) =>
        browser.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: top === undefined ? [] : [{ x, y: top }],
        });
      await touch('touchStart', y);
      for (let step = 1; step <= 10; step++) await touch('touchMove', y - step * 30);
      await touch('touchEnd');
      await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
      await aMoment(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test('a dialog does not darken what is printed', async ({ page }) => {
  await visit(page, '/services/');
  await details(page, first).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  await settle(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog(page)).toBeHidden();
  const dark = await page
    .locator('body')
    .evaluate(
      (body) =>
        [...body.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
        ).length,
    );
  expect(dark).toBe(0);
});
