/** In which order presses are given back, and what becomes of one that nobody answers, is held by runtime/loader.test.ts. */
import { site } from '../content/index.ts';
import { chatText, fill, letter, sendButton, success } from './support/enquiry.ts';
import {
  dialogWithFocus,
  expect,
  holdClock,
  holdScripts,
  menu,
  scrollPosition,
  scrollTo,
  test,
} from './support/fixtures.ts';

// A drawing is decoration; where it cannot be had its ground stays.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED .*\/drawings\// });

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
