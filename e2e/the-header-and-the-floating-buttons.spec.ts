import type { Page } from 'playwright/test';
import { pages, site } from '../content/index.ts';
import { setLetters } from './support/accessibility.ts';
import {
  DESIGNS,
  dialogWithFocus,
  expect,
  hydrated,
  isOwn,
  menu,
  moving,
  scrollPosition,
  scrollTo,
  settle,
  test,
  visit,
} from './support/fixtures.ts';

test.use(moving);

const header = (page: Page) => page.getByRole('banner');
const links = (page: Page) => page.getByRole('navigation', { name: site.frame.navigation, exact: true });
const chat = (page: Page) => page.getByRole('link', { name: site.chatTooltip, exact: true });
const toTop = (page: Page) => page.getByRole('button', { name: site.frame.scrollToTop, exact: true });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('the header stays at the top, solid and with a shadow beyond 20 px @narrow', async ({ page }) => {
  const look = () =>
    header(page).evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      canvas.fillStyle = backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const { top } = element.getBoundingClientRect();
      return { opacity: canvas.getImageData(0, 0, 1, 1).data[3]!, hasShadow: boxShadow !== 'none', top };
    });
  await visit(page, pages.home.path);
  await expect(header(page)).toHaveCSS('animation-duration', '0.6s');
  await settle(page);
  const first = await look();
  expect(first).toMatchObject({ hasShadow: false, top: 0 });
  await scrollTo(page, 21);
  await expect.poll(look).toMatchObject({ hasShadow: true, top: 0 });
  await expect.poll(async () => (await look()).opacity).toBeGreaterThan(first.opacity + 12);
  await scrollTo(page, 20);
  await expect.poll(look).toEqual(first);

  await scrollTo(page, 800);
  const place = await scrollPosition(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(look, 'a reload restores the place').toMatchObject({ hasShadow: true, top: 0 });
  expect(await scrollPosition(page)).toBe(place);

  await header(page).getByRole('link', { name: site.quote.compact, exact: true }).click();
  await page.waitForURL(pages.contact.path);
  await expect(header(page), 'it enters once a visit').toHaveCSS('animation-name', 'none');
});

test('from 900 px on it shows its links, below that a menu, which then goes', async ({ page }) => {
  await page.setViewportSize({ width: 899, height: 800 });
  await visit(page, pages.home.path);
  const quote = header(page).getByRole('link', { name: site.quote.compact, exact: true });
  await expect(menu(page)).toBeVisible();
  await expect(quote).toHaveAttribute('href', pages.contact.path);
  await expect(links(page)).toBeHidden();

  await menu(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();

  await page.setViewportSize({ width: 900, height: 800 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu(page)).toBeHidden();
  await expect(quote).toBeHidden();
  await expect(links(page)).toBeVisible();
});

test('beyond 300 px a way to the top is opposite the chat @both', async ({ page, viewport }) => {
  await visit(page, pages.about.path);
  await scrollTo(page, 300);
  const hidden = page.getByLabel(site.frame.scrollToTop, { exact: true });
  await expect(hidden).toBeHidden();
  await hidden.evaluate((button) => button.focus());
  await expect(hidden).not.toBeFocused();
  await scrollTo(page, 301);
  await expect(toTop(page)).toBeVisible();
  const left = (await toTop(page).boundingBox())!;
  const right = (await chat(page).boundingBox())!;
  expect.soft(left.x).toBeLessThan(40);
  expect.soft(viewport!.width - right.x - right.width).toBeLessThan(60);
  for (const { y, height } of [left, right]) expect.soft(viewport!.height - y - height).toBeLessThan(60);
  await expect.soft(chat(page)).toHaveAttribute('target', '_blank');

  const footer = page.getByRole('button', { name: site.footer.backToTop, exact: true });
  for (const button of [toTop(page), footer]) {
    await button.press('Enter');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(hidden).toBeHidden();
    await scrollTo(page, 301);
  }
});

// When it comes and goes is held by components/ui/tooltip.test.tsx.
test('the chat says its name to a pointer, whole with large letters too', async ({ page }) => {
  await visit(page, pages.about.path);
  await chat(page).hover();
  await expect(tooltip(page)).toHaveText(site.chatTooltip);
  // All the way, not in one leap: nothing lies between the button and its words.
  const { x, y, width } = (await tooltip(page).boundingBox())!;
  await page.mouse.move(x + width - 20, y + 10, { steps: 30 });
  await expect(tooltip(page)).toBeVisible();
  await setLetters(page, '200%', '');
  await page.setViewportSize({ width: 390, height: 844 });
  await chat(page).hover();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
});

test('the floating buttons are always free, and below the last line @narrow', async ({ page }) => {
  for (const path of DESIGNS.filter(isOwn)) {
    await visit(page, path);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let y = 350; y <= end; y += 2000) {
      await scrollTo(page, y);
      for (const button of [toTop(page), chat(page)]) await button.click({ trial: true });
    }
  }
  await scrollTo(page, 1_000_000);
  const ends = await page
    .locator('footer :is(a, button, p)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  for (const button of [toTop(page), chat(page)])
    expect((await button.boundingBox())!.y).toBeGreaterThanOrEqual(Math.max(...ends));
});

test('the newsletter does nothing at all', async ({ page }) => {
  await visit(page, pages.about.path);
  const { label, subscribe } = site.footer.newsletter;
  const field = page.getByRole('textbox', { name: label, exact: true });
  const address = 'lakshmi@example.in';
  const state = () => page.evaluate(() => [history.length, location.href, document.body.innerText]);
  const before = await state();
  await field.fill(address);
  await field.press('Enter');
  await page.getByRole('button', { name: subscribe, exact: true }).click();
  await expect(field).toHaveValue(address);
  expect(await state()).toEqual(before);
});
