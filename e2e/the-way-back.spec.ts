import type { Page } from 'playwright/test';
import { contact, pages, serviceCategories, servicesPage, site } from '../content/index.ts';
import { findOrInstallChromium } from '../tools/shared/chromium.ts';
import {
  dialogWithFocus,
  expect,
  follow,
  frames,
  hydrated,
  scrollPosition,
  scrollTo,
  settle,
  test,
  visit,
} from './support/fixtures.ts';

const NOWHERE = '/nowhere';

test.use({ allowedErrors: /404.*\/nowhere/ });

/** Not in the first frame, which has what the page begins with, and no more. */
const scrollDown = (page: Page, y: number) => frames(page).then(() => scrollTo(page, y));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** In a document that is loaded anew the fonts, which come late, may move the text by some lines. */
const expectNear = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - y), `pixels from ${y}`).toBeLessThan(80);

for (const path of [pages.services.path, pages.contact.path])
  test(`${path} begins at its top by a link, a visit and a reload`, async ({ page }) => {
    const expectTop = async () => {
      await hydrated(page);
      await frames(page);
      expect(await scrollPosition(page)).toBe(0);
    };
    await visit(page, '/');
    await scrollDown(page, 1500);
    await follow(page, path, 'header');
    await expectTop();
    await scrollDown(page, 400);
    await page.reload();
    await expectTop();
    await scrollDown(page, 400);
    await page.goto(path);
    await expectTop();
  });

test('other pages, and an anchor, keep their place on a reload', async ({ page }) => {
  await visit(page, '/services/');
  await follow(page, '/about/', 'footer');
  await scrollDown(page, 300);
  await page.reload();
  await expectNear(page, 300);

  await page.goto('/services/#why-choose');
  const anchored = page.getByRole('heading', { name: servicesPage.whyChoose.heading });
  await expect(anchored).toBeInViewport();
  await page.reload();
  await hydrated(page);
  await frames(page);
  await expect(anchored).toBeInViewport();
});

test('back and forward keep the place, from a page that is not there too', async ({ page }) => {
  await visit(page, '/');
  await scrollDown(page, 900);
  await follow(page, '/services/', 'header');
  await scrollDown(page, 600);
  await follow(page, '/contact/', 'header');
  await scrollDown(page, 200);
  await visit(page, NOWHERE);
  for (const [step, path, y] of [
    ['goBack', '/contact/', 200],
    ['goBack', '/services/', 600],
    ['goBack', '/', 900],
    ['goForward', '/services/', 600],
  ] as const) {
    await page[step]();
    await page.waitForURL(path);
    await expectNear(page, y);
  }
});

test('leads to the page that an anchor is on @narrow', async ({ page }) => {
  await visit(page, '/services/');
  await page.getByRole('link', { name: site.frame.skip, exact: true }).press('Enter');
  await expect(page).toHaveURL('/services/#main');
  await expect(page.getByRole('main')).toBeFocused();
  await follow(page, '/about/', 'footer');
  await page.goBack();
  await expect(page).toHaveURL('/services/#main');
  await expect(heading(page)).toHaveText(servicesPage.heading);
});

test('a page that was put away is as it was left', async ({ playwright, launchOptions, baseURL }) => {
  // Playwright turns this cache off, and waits in vain for the load event of a page out of it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    executablePath: findOrInstallChromium({ withWindows: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await visit(page, '/services/');
    const chip = page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true });
    const details = page.getByRole('button', { name: servicesPage.card.details }).first();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    // The cards fade in, which must be over before the page is as it will be left.
    await settle(page);
    await scrollDown(page, 300);
    await expect.poll(() => scrollPosition(page)).toBe(300);
    // Playwright may scroll on, to the button.
    await details.click();
    await expect(dialogWithFocus(page)).toBeAttached();
    const left = await scrollPosition(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted);
      }),
    );
    await page.goto('/about/');
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(await scrollPosition(page)).toBe(left);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await details.click();
    await expect(dialogWithFocus(page)).toBeAttached();
    await page.getByRole('dialog').getByRole('link', { name: servicesPage.card.start }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  } finally {
    await browser.close();
  }
});
