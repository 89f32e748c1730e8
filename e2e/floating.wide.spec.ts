import type { Page } from 'playwright/test';
import { whatsAppLink } from '../components/layout/whatsapp-link.ts';
import { site } from '../content/site.ts';
import { expect, holdClock, scrollPosition, scrollTo, test, visit } from './support/fixtures.ts';

const toTop = (page: Page) => page.locator(`[aria-label="${site.frame.scrollToTop}"]`);
const chat = (page: Page) => page.getByRole('link', { name: site.chatTooltip });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('the way to the top shows beyond 300 px, and takes no focus before', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 300);
  await expect(toTop(page)).toBeHidden();
  await toTop(page).evaluate((button) => button.focus());
  await expect(toTop(page)).not.toBeFocused();
  await scrollTo(page, 301);
  await expect(toTop(page)).toBeVisible();
  await toTop(page).focus();
  await expect(toTop(page)).toBeFocused();
  await scrollTo(page, 300);
  await expect(toTop(page)).toBeHidden();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`both ways to the top lead there, with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/services/');
    const footer = page.getByRole('contentinfo').getByRole('button', { name: site.footer.backToTop });
    for (const { button, from } of [
      { button: toTop(page), from: 500 },
      { button: footer, from: 100_000 },
    ]) {
      await scrollTo(page, from);
      await expect(button).toBeVisible();
      await page.evaluate(() => {
        let steps = 0;
        addEventListener('scroll', () => (document.body.dataset.steps = String(++steps)));
      });
      await button.click();
      await expect.poll(() => scrollPosition(page)).toBe(0);
      await expect(page.getByRole('main'), 'the focus comes along').toBeFocused();
      const steps = Number(await page.locator('body').getAttribute('data-steps'));
      if (reducedMotion === 'reduce') expect(steps).toBeLessThanOrEqual(2);
      else expect(steps).toBeGreaterThan(2);
    }
  });

test('the two floating buttons are in the lower corners', async ({ page }) => {
  await visit(page, '/about/');
  await scrollTo(page, 400);
  const right = (await chat(page).boundingBox())!;
  const left = (await toTop(page).boundingBox())!;
  expect(left.x).toBeLessThan(40);
  expect(right.x + right.width).toBeGreaterThan(1280 - 60);
  for (const { y, height } of [left, right]) expect(y + height).toBeGreaterThan(800 - 60);
  await expect(chat(page)).toHaveAttribute('target', '_blank');
  await expect(chat(page)).toHaveAttribute('href', whatsAppLink(site.chatNumber, site.chatGreeting));
});

test('the tooltip shows after the pointer has rested 100 ms, and can be hovered and closed', async ({
  page,
}) => {
  const hold = await holdClock(page);
  await visit(page, '/about/');
  await hold();
  await chat(page).hover();
  await page.clock.runFor(99);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(site.chatTooltip);

  // All the way, not in one leap: nothing lies between the button and its tooltip.
  const { x, y, width } = (await tooltip(page).boundingBox())!;
  await page.mouse.move(x + width - 20, y + 10, { steps: 30 });
  await page.clock.runFor(5000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);

  await page.mouse.move(200, 200);
  await chat(page).hover();
  await page.clock.runFor(100);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(tooltip(page)).toHaveCount(0);
});

test('the tooltip shows at once on keyboard focus', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, '/about/');
  await hold();
  await page.keyboard.press('Shift+Tab');
  await expect(chat(page)).toBeFocused();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page)).toHaveCount(0);
});

test('the newsletter does nothing at all', async ({ page }) => {
  await visit(page, '/about/');
  const { label, subscribe } = site.footer.newsletter;
  const field = page.getByLabel(label);
  await page.getByRole('button', { name: subscribe }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // Header and floating buttons may still answer to the scroll, by their looks alone.
  const state = () =>
    page.evaluate(() => [
      history.length,
      document.body.innerText,
      ...['main', 'footer'].map((part) => document.querySelector(part)!.innerHTML),
    ]);
  const before = await state();
  for (const text of ['not an address', 'lakshmi@example.in']) {
    await field.fill(text);
    await field.press('Enter');
    await page.getByRole('button', { name: subscribe }).click();
    await expect(field).toHaveValue(text);
  }
  await expect(page).toHaveURL('/about/');
  expect(await state()).toEqual(before);
  expect(requests).toEqual([]);
});
