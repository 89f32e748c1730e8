/** In which order presses are given back, which wait for nothing, and when scripts come by themselves: runtime/loader.test.ts. */
import { site } from '../content/index.ts';
import { answerChats, chatText, fill, letter, sendButton, success } from './support/enquiry.ts';
import { dialogWithFocus, expect, holdScripts, menu, test } from './support/fixtures.ts';

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
  await answerChats(page);
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
