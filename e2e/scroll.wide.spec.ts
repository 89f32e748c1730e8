import type { Page } from 'playwright/test';
import { site } from '../content/site.ts';
import { expect, hydrated, scrollPosition, scrollTo, test, visit } from './support/fixtures.ts';
import { GOOD_SHIFT } from './support/layout-shift.ts';
import { labelOf } from './support/words.ts';

const header = (page: Page) => page.getByRole('navigation', { name: site.frame.navigation });
const expectAt = (page: Page, y: number) => expect.poll(() => scrollPosition(page)).toBe(y);
/** On a page that is loaded again: what its fonts move is above or below `y`. */
const expectBackAt = (page: Page, y: number) =>
  expect
    .poll(async () => Math.abs((await scrollPosition(page)) - y), `pixels from ${y}`)
    .toBeLessThanOrEqual(GOOD_SHIFT * page.viewportSize()!.height);

for (const { path, link } of [
  { path: '/services/', link: labelOf('/services/', 'header') },
  { path: '/contact/', link: site.quote.header },
])
  test(`${path} is shown from its top by a link, a visit and a reload`, async ({ page }) => {
    for (const start of [30, 70, 1500]) {
      await visit(page, '/');
      await scrollTo(page, start);
      await header(page).getByRole('link', { name: link }).click();
      await page.waitForURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await scrollPosition(page), `from ${start} px`).toBe(0);
    }
    await scrollTo(page, 400);
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await scrollPosition(page)).toBe(0);
    await visit(page, path);
    expect(await scrollPosition(page)).toBe(0);
  });

test.describe('without the scripts', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('a reload starts at the top all the same', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/services/');
    await scrollTo(page, 500);
    await page.reload();
    await page.waitForTimeout(300);
    expect(await scrollPosition(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goto('about:blank');
    await page.goBack();
    await expectAt(page, 400);

    // What the browser does to a page that it puts away and takes out again.
    await page.evaluate(() => {
      for (const type of ['pagehide', 'pageshow'])
        dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
    });
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');

    const anchored = page.locator('#why-choose-heading');
    await page.goto('/services/#why-choose');
    // A reload restores the position that the browser has noted, which takes it a moment.
    await expect(anchored).toBeInViewport();
    await page.waitForTimeout(300);
    await page.reload();
    await page.waitForTimeout(300);
    await expect(anchored).toBeInViewport();
  });
});

test('the page after it keeps its position on a reload', async ({ page }) => {
  await visit(page, '/services/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/about/', 'footer') })
    .click();
  await page.waitForURL('/about/');
  await scrollTo(page, 300);
  await page.reload();
  await expectAt(page, 300);
});

test('back and forward keep the position, between pages of the site', async ({ page }) => {
  await visit(page, '/');
  await scrollTo(page, 900);
  await header(page)
    .getByRole('link', { name: labelOf('/services/', 'header') })
    .click();
  await page.waitForURL('/services/');
  await scrollTo(page, 600);
  await header(page).getByRole('link', { name: site.quote.header }).click();
  await page.waitForURL('/contact/');
  await scrollTo(page, 200);

  await page.goBack();
  await page.waitForURL('/services/');
  await expectAt(page, 600);
  await page.goBack();
  await page.waitForURL('/');
  await expectAt(page, 900);
  await page.goForward();
  await page.waitForURL('/services/');
  await expectAt(page, 600);
  await page.goForward();
  await page.waitForURL('/contact/');
  await expectAt(page, 200);
});

test('back and forward keep the position, between the site and elsewhere', async ({ page }) => {
  await visit(page, '/services/');
  await scrollTo(page, 600);
  await page.goto('about:blank');
  await page.goBack();
  await expectBackAt(page, 600);
  // And after a reload, which starts at the top once.
  await page.reload();
  await hydrated(page);
  await expectAt(page, 0);
  await scrollTo(page, 500);
  await page.goto('about:blank');
  await page.goBack();
  await expectBackAt(page, 500);
});

test('a hash wins, on a visit and on a reload', async ({ page }) => {
  await visit(page, '/services/#why-choose');
  await expect(page.locator('#why-choose-heading')).toBeInViewport();
  await page.reload();
  await hydrated(page);
  await page.waitForTimeout(300);
  await expect(page.locator('#why-choose-heading')).toBeInViewport();
});
