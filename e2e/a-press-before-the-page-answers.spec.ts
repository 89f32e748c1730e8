import type { Page } from 'playwright/test';
import { services, servicesPage, site } from '../content/index.ts';
import { chatText, fill, letter, sendButton, success } from './support/enquiry.ts';
import {
  cardOf,
  dialogWithFocus,
  expect,
  follow,
  holdClock,
  holdScripts,
  hydrated,
  menu,
  scrollPosition,
  scrollTo,
  test,
} from './support/fixtures.ts';

// A drawing is decoration; where it cannot be had its ground stays.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED .*\/drawings\// });

const details = (page: Page, title: string) =>
  cardOf(page, title).getByRole('button', { name: servicesPage.card.details });

test('on Menu, even several, is seen to be held and opens it once @narrow', async ({ page }) => {
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

test('on two cards opens one dialog, that of the last @narrow', async ({ page }) => {
  const [first, second] = [services[0]!, services[1]!];
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

test('on Send sends the enquiry once, as typed @narrow', async ({ page, context }) => {
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fill(page);
  await sendButton(page).click();
  const chat = context.waitForEvent('page');
  const said = expect(success(page)).toBeVisible();
  release();
  expect(chatText((await chat).url())).toBe(letter());
  await said;
  expect(context.pages()).toHaveLength(2);
});

test('on a link, or on the way to the top, waits for nothing @narrow', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await scrollTo(page, 100_000);
  await page.getByRole('button', { name: site.footer.backToTop, exact: true }).click();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: site.quote.compact, exact: true }).click();
  await expect(page).toHaveURL('/contact/');
});

test('is not needed: a page answers by itself, and the next ones at once', async ({ page }) => {
  const pause = await holdClock(page);
  const oneTaskLater = () => page.clock.runFor(1).then(() => page.locator('html[data-hydrated]').count());
  await page.goto('/');
  await pause();
  await page.clock.runFor(10_000);
  await expect.poll(oneTaskLater).toBe(1);
  await follow(page, '/services/', 'header');
  await page.clock.runFor(500);
  await expect.poll(oneTaskLater).toBe(1);
});

test('is answered without a connection, once the page was at rest for a moment @narrow', async ({
  page,
  context,
}) => {
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
});

test('shows the tooltip of what the pointer was on already', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about/');
  await page.getByRole('link', { name: site.chatTooltip, exact: true }).hover();
  release();
  await hydrated(page);
  await expect(page.getByRole('tooltip')).toHaveText(site.chatTooltip);
});

test('a press is answered between two tasks of the framework: React first, then the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let hasReact = false;
    // By which React makes itself known to developers when it is there.
    const hook = { supportsFiber: true, inject: () => (hasReact = true) };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && target.src.includes('/turbopack-'))) return;
      const isDrawing = Object.keys(document).some((key) => key.startsWith('__reactContainer'));
      // A load event is of the task in which its script has run.
      Object.assign(globalThis, { firstTask: { hasReact, isDrawing } });
    };
    document.addEventListener('load', note, { capture: true });
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate('firstTask')).toEqual({ hasReact: true, isDrawing: false });
  expect(await page.evaluate(`Object.keys(document).join()`), 'is drawn later').toContain('__reactContainer');
});
