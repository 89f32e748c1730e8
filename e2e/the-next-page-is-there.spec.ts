/**
 * Chromium prerenders a page while its address is typed: laid out, out of sight, and no more. Here a page is told that it is
 * prerendered, and then that it is seen, as https://developer.mozilla.org/docs/Web/API/Document/prerendering has it.
 */
import type { Page } from 'playwright/test';
import { contact, services, site } from '../content/index.ts';
import { KEYS } from '../runtime/storage.ts';
import { schemes } from '../tailwind.config.ts';
import { chatText, expectFields, fill, typed } from './support/enquiry.ts';
import { expect, hydrated, rgb, SCRIPT, scrollPosition, test, visit } from './support/fixtures.ts';

/** Opens a page that is out of sight until the answer is called, which tells its ground before the first frame. */
async function prerender(page: Page, path: string) {
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto(path);
  return () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false });
      document.dispatchEvent(new Event('prerenderingchange'));
      return getComputedStyle(document.body).backgroundColor;
    });
}

const traceOf = (page: Page) =>
  page.evaluate(() => ({ state: history.state as unknown, kept: Object.keys(sessionStorage) }));

test('out of sight it leaves no trace; seen, it is as any page', async ({ page, context }) => {
  const scripts: string[] = [];
  page.on('request', (request) => SCRIPT.test(request.url()) && scripts.push(request.url()));
  const show = await prerender(page, '/services/?from=flyer');
  for (const x of [10, 20]) await page.mouse.move(x, 10);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  expect(await traceOf(page)).toEqual({ state: null, kept: [] });

  // In another tab of the visitor's.
  const other = await context.newPage();
  await other.goto('/about/');
  await other.evaluate((key) => localStorage.setItem(key, 'dark'), KEYS.mode);

  expect(await show()).toBe(rgb(schemes.dark.ground));
  await hydrated(page);
  expect(await scrollPosition(page)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.locator('[aria-live=polite]')).toBeEmpty();
  const chat = page.getByRole('link', { name: site.chatTooltip, exact: true });
  await chat.dispatchEvent('contextmenu');
  const text = chatText((await chat.getAttribute('href'))!);
  expect(text).toBe(`${site.chatGreeting}\n${contact.enquiry.refLabel}: flyer`);
});

test('what is typed meanwhile, and the service of its link, are in the form', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page);
  const draft = await page.evaluate(() => ({ ...sessionStorage }));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  const { slug, title } = services[0]!;
  const show = await prerender(page, `/contact/#service=${slug}`);
  await expectFields(page, {});
  expect(await traceOf(page)).toEqual({ state: null, kept: [] });
  await page.evaluate((kept) => Object.assign(sessionStorage, kept), draft);
  await show();
  await expectFields(page, { ...typed, service: slug });
  await hydrated(page);
  await expectFields(page, { ...typed, service: slug });
  expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ selectedService: title });
  await expect(page).toHaveURL('/contact/');
});
