import type { Page } from 'playwright/test';
import { site } from '../content/site.ts';
import { expect, holdClock, test, visit } from './support/fixtures.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');

/** A finger on the chat button, which stays until the returned function lifts it. */
async function touch(page: Page) {
  const { x, y, width } = (await page.getByRole('link', { name: site.chatTooltip }).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + width / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a press of 700 ms shows the tooltip until 1500 ms after the finger lifts', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, '/about/');
  await hold();
  const lift = await touch(page);
  await page.clock.runFor(699);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveText(site.chatTooltip);
  await page.clock.runFor(10_000);
  await expect(tooltip(page)).toBeVisible();

  await lift();
  await page.clock.runFor(1499);
  await expect(tooltip(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(tooltip(page)).toHaveCount(0);
});

test('a tap only follows the link', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await visit(page, '/about/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: site.chatTooltip }).tap();
  expect((await opened).url()).toContain('https://wa.me/');
  await page.waitForTimeout(1000);
  await expect(tooltip(page)).toHaveCount(0);
});
