import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeServices } from '../content/home.ts';
import { notFound } from '../content/not-found.ts';
import { pages } from '../content/pages.ts';
import { serviceCategories, servicesPage } from '../content/services.ts';
import { site } from '../content/site.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { field } from './support/enquiry.ts';
import { read } from './support/exported.ts';
import {
  dialogWithFocus,
  expect,
  hydrated,
  labelOf,
  menu,
  SCRIPT,
  scrollPosition,
  scrollTo,
  settle,
  test,
  visit,
} from './support/fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inFooter = (page: Page, path: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: labelOf(path, 'footer'), exact: true });

/** Past the moment in which a browser restores a position: it waits for the load event and a frame. */
const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

const expectAt = (page: Page, y: number) => expect.poll(() => scrollPosition(page)).toBe(y);
/** In a document that is loaded anew the fonts, which come late, may move the text by some lines. */
const expectNear = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollPosition(page)) - y), `pixels from ${y}`).toBeLessThan(80);

for (const path of [pages.services.path, pages.contact.path])
  test(`${path} begins at its top by a link, a visit and a reload`, { tag: '@wide' }, async ({ page }) => {
    const name = path === pages.contact.path ? site.quote.header : labelOf(path, 'header');
    const expectTop = async () => {
      await hydrated(page);
      await frames(page);
      expect(await scrollPosition(page)).toBe(0);
    };
    await visit(page, '/');
    await scrollTo(page, 1500);
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForURL(path);
    await expectTop();
    await scrollTo(page, 400);
    await page.reload();
    await expectTop();
    await scrollTo(page, 400);
    await page.goto(path);
    await expectTop();
  });

test('so does an address that a host serves without its last slash', { tag: '@wide' }, async ({ page }) => {
  await page.route('**/services', (route) =>
    route.fulfill({ contentType: 'text/html', body: read('/services/index.html') }),
  );
  await page.goto('/services');
  await scrollTo(page, 400);
  await page.reload();
  await frames(page);
  expect(await scrollPosition(page)).toBe(0);
});

test('other pages, and an anchor, keep their place on a reload', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/services/');
  await inFooter(page, '/about/').click();
  await page.waitForURL('/about/');
  await scrollTo(page, 300);
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

test(
  'back and forward keep the place, within the site and from elsewhere',
  { tag: '@wide' },
  async ({ page }) => {
    await visit(page, '/');
    await scrollTo(page, 900);
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('/services/', 'header'), exact: true })
      .click();
    await page.waitForURL('/services/');
    await scrollTo(page, 600);
    await page.getByRole('banner').getByRole('link', { name: site.quote.header }).click();
    await page.waitForURL('/contact/');
    await scrollTo(page, 200);
    await page.goto('about:blank');
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
  },
);

test.describe('without the scripts', { tag: '@narrow' }, () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('a reload begins at the top all the same, and only a reload', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto('/services/');
    await scrollTo(page, 500);
    await page.reload();
    await frames(page);
    expect(await scrollPosition(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goto('about:blank');
    await page.goBack();
    await expectAt(page, 400);
  });
});

test('a menu that was open is closed on return', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/');
  await inFooter(page, '/contact/').click();
  await page.waitForURL('/contact/');
  await hydrated(page);
  await menu(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  for (const step of ['goBack', 'goForward'] as const) {
    await page[step]();
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await scrollTo(page, 300);
    await expectAt(page, 300);
  }
});

test('leads to the page that an anchor is on', { tag: '@narrow' }, async ({ page }) => {
  await visit(page, '/services/');
  await page.getByRole('link', { name: site.frame.skip }).press('Enter');
  await expect(page).toHaveURL('/services/#main');
  await inFooter(page, '/about/').click();
  await page.waitForURL('/about/');
  await page.goBack();
  await expect(page).toHaveURL('/services/#main');
  await expect(heading(page)).toHaveText(servicesPage.heading);
});

test.describe('an address that leads nowhere', { tag: '@narrow' }, () => {
  test.use({ allowedErrors: /404/ });

  test('says so, leads on, and says so again on return', async ({ page }) => {
    await visit(page, '/old-page?utm=1#team');
    await expect(heading(page)).toHaveText(notFound.heading);
    await page.getByRole('main').getByRole('link', { name: pages.services.breadcrumb, exact: true }).click();
    await page.waitForURL('/services/');
    await page.goBack();
    await hydrated(page);
    await expect(heading(page)).toHaveText(notFound.heading);
    await expect(page).toHaveURL('/old-page?utm=1#team');
  });
});

test(
  'addresses that other programs write lead to the page all the same',
  { tag: '@narrow' },
  async ({ page, baseURL }) => {
    // As most hosts do, but not the one of the tests.
    await page.route(
      ({ pathname }) => pathname === '//',
      (route) => route.fulfill({ contentType: 'text/html', body: read('/index.html') }),
    );
    for (const address of ['//', '//?utm=1', '/index.html']) {
      await page.goto(baseURL + address);
      const title = (await heading(page).textContent())!;
      await hydrated(page);
      await expect(heading(page), address).toHaveText(title);
    }
  },
);

test('what another program wrote into the history is survived', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/contact/');
  await page.evaluate(() => {
    for (const state of [{ idx: 7, key: 'other' }, 'rubbish', null])
      History.prototype.pushState.call(history, state, '', location.href);
  });
  for (let entry = 0; entry < 3; entry++) {
    await page.evaluate(() => history.back());
    await hydrated(page);
    await expect(field(page, 'service')).toHaveValue('');
  }
  const { slug, title } = homeServices.at(-1)!;
  await page.evaluate((chosen) => (location.hash = `#service=${chosen}`), slug);
  await expect(field(page, 'service')).toHaveValue(title);
  await inFooter(page, '/about/').click();
  await page.waitForURL('/about/');
  await page.goBack();
  await page.waitForURL('/contact/');
  await expect(field(page, 'service')).toHaveValue(title);
});

test(
  'a page that the browser had put away is as it was left, but for a dialog, and still answers',
  { tag: ['@wide', '@slow'] },
  async ({ playwright, launchOptions, baseURL }) => {
    // Playwright turns this cache off, and waits in vain for the load event of a page out of it.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: chromiumPath({ withWindows: true }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ baseURL });
      await visit(page, '/services/');
      const chip = page.getByRole('button', { name: serviceCategories.at(-1)!.label, exact: true });
      const details = page.getByRole('button', { name: servicesPage.card.details }).first();
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      // The cards change by a view transition, which must be over before the page is as it will be left.
      await settle(page);
      await scrollTo(page, 300);
      await expectAt(page, 300);
      await details.click();
      await expect(dialogWithFocus(page)).toBeAttached();
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
      expect(await scrollPosition(page)).toBe(300);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
      await details.click();
      await expect(dialogWithFocus(page)).toBeAttached();
      await page.getByRole('dialog').getByRole('link', { name: servicesPage.card.start }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
    } finally {
      await browser.close();
    }
  },
);
