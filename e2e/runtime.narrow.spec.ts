import type { Page } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { fill, holdScripts, menu, SCRIPT } from './support/faults.ts';
import { dialogWithFocus, expect, hydrated, test, visit } from './support/fixtures.ts';

const FLIGHT = /\/_next\/static\/flight\//;

const firstDetails = (page: Page) =>
  page.locator('[aria-haspopup=dialog][data-fallback^="#details"]').first();

/** The files of this kind asked for so far. */
function requested(page: Page, kind: RegExp) {
  const found: string[] = [];
  page.on('request', (request) => kind.test(request.url()) && found.push(request.url()));
  return found;
}

test('asks for no script before the load event, and starts by itself when all is quiet', async ({ page }) => {
  const scripts = requested(page, SCRIPT);
  const data = requested(page, FLIGHT);
  await page.goto('/');
  expect([...scripts, ...data]).toEqual([]);
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 10_000 });
  expect(data).toHaveLength(1);
  expect(new Set(scripts).size, 'each script once').toBe(scripts.length);
});

test('leaves it to the visitor where data is to be saved', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = requested(page, SCRIPT);
  await page.goto('/');
  await page.waitForTimeout(4000);
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
});

test('shows the service that a link brought without waiting for interest', async ({ page }) => {
  const [service] = services;
  await page.goto(`/contact/#service=${service.slug}`);
  await expect(page.getByLabel(contact.fields.service.label)).toHaveValue(service.title, { timeout: 2500 });
});

test('answers a press made before the scripts are there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services/');
  await firstDetails(page).click();
  await firstDetails(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeAttached();
});

test('sends an enquiry pressed before the scripts are there, once, as typed', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  const release = await holdScripts(page);
  await page.goto('/contact/');
  await fill(page);
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByLabel(contact.fields.fullName.label)).toHaveValue('Anil');
  const chat = context.waitForEvent('page');
  release();
  const text = new URL((await chat).url()).searchParams.get('text');
  expect(text).toContain('Anil');
  expect(text).toContain('Chilli & turmeric, 100 % pure');
  await expect(page.getByRole('status')).toContainText(contact.notices.success);
  expect(context.pages()).toHaveLength(2);
});

test('links lead on before the scripts are there', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.locator('main a[href="/contact/"]').first().click();
  await expect(page).toHaveURL('/contact/');
});

for (const [what, missing] of [
  ['scripts', SCRIPT],
  ['runtime script', /turbopack-/],
  ['data', FLIGHT],
  ['style sheet', /\/_next\/static\/styles\//],
] as const)
  test.describe(`without the ${what}`, () => {
    test.use({ allowedErrors: /ERR_FAILED/ });
    test.beforeEach(({ page }) => page.route(missing, (route) => route.abort()));

    test('the details of a service unfold in its card', async ({ page }) => {
      await page.goto('/services/');
      await firstDetails(page).click();
      await expect(page.locator((await firstDetails(page).getAttribute('data-fallback'))!)).toBeInViewport();
    });

    test('a filter, which has no other way, gives way to the page as it is without script', async ({
      page,
    }) => {
      await page.goto('/services/');
      await page.locator('[aria-pressed=false]').first().click();
      await expect(page.locator('[aria-pressed]').first()).toBeHidden();
      await expect(page.locator('[id^=details-]')).toHaveCount(services.length);
      await expect(page.locator('[id^=details-]').last()).toBeVisible();
    });

    test('the enquiry goes to the chat by the form itself', async ({ page }) => {
      await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
      await page.goto('/contact/');
      await fill(page);
      await page.getByRole('button', { name: contact.send }).click();
      await page.waitForURL(`https://wa.me/${site.chatNumber}?**`);
      expect(new URL(page.url()).searchParams.get('text')).toContain('Chilli & turmeric, 100 % pure');
    });
  });

test.describe('offline for a moment', () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test('the next press tries again', async ({ page }) => {
    let isOffline = true;
    await page.route(SCRIPT, (route) => (isOffline ? route.abort() : route.continue()));
    await page.goto('/services/');
    await firstDetails(page).click();
    await expect(page).toHaveURL(/#details-/);
    isOffline = false;
    await firstDetails(page).click();
    await expect(page.getByRole('dialog')).toBeAttached();
  });
});

test('a page is fetched ahead when its link is hovered, and then shown without another request', async ({
  page,
}) => {
  await visit(page, '/services/');
  const sheet = page.locator('style[data-href]');
  const styles = await sheet.textContent();
  const heads: string[] = [];
  page.on('request', (request) => void (request.method() === 'HEAD' && heads.push(request.url())));
  const asked = requested(page, /\/index\.txt/);
  const fetched = ['__PAGE__', '_index'].map((part) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(part)),
  );
  const link = page.locator('main a[href="/contact/"]').first();
  await link.hover();
  await Promise.all(fetched);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  expect([...heads, ...asked]).toEqual([]);
  expect(await sheet.textContent(), 'the style sheet, which is not in the data').toBe(styles);
});

for (const [what, path, opener] of [
  ['drawer', '/', menu],
  ['details', '/services/', firstDetails],
] as const)
  for (const interest of ['hover', 'focus'] as const)
    test(`fetches the code of the ${what} on ${interest}, and not before`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await hydrated(page);
      await opener(page).scrollIntoViewIfNeeded();
      const scripts = requested(page, SCRIPT);
      await page.waitForTimeout(300);
      expect(scripts).toEqual([]);
      await opener(page)[interest]();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });

test('a press on Menu opens the drawer once its code is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/');
  await menu(page).click();
  release();
  await expect(page.getByRole('dialog', { name: site.frame.menu })).toBeAttached();
});

test('what a script draws and what the next page brings has the classes of the style sheet', async ({
  page,
}) => {
  const unknown = () =>
    page.evaluate(() => {
      const applied = [...document.styleSheets].filter(({ media }) => matchMedia(media.mediaText).matches);
      const rules = applied.flatMap(({ cssRules }) => [...cssRules]);
      const known = rules.map(({ cssText }) => cssText).join('');
      const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
      return classes.filter((name) => !new RegExp(`\\.${name.replace(/\W/g, '\\W+')}(?![\\w-])`).test(known));
    });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/services/');
  expect(await unknown(), 'at first').toEqual([]);
  await firstDetails(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  expect(await unknown(), 'in the details').toEqual([]);
  await page.keyboard.press('Escape');
  await menu(page).click();
  await expect(dialogWithFocus(page)).toBeAttached();
  expect(await unknown(), 'in the drawer').toEqual([]);
  await dialogWithFocus(page).locator('a[href="/contact/"]').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  expect(await unknown(), 'after a link').toEqual([]);
});
