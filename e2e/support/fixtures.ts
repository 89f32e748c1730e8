import { expect, type Page, type Route, test as base } from 'playwright/test';
import { pages, site } from '../../content/index.ts';
import { addressIn } from '../../page-language.ts';

export { expect };

export const PATHS = Object.values(pages).map(({ path }) => path);

/** The same in English and in Telugu, in the order of the sitemap. */
export const ALL_PATHS = Object.values(pages).flatMap(({ path }) =>
  site.telugu.isPublic ? [path, addressIn('te', path)] : [path],
);

/** Pages with a layout of their own, which are looked at on a phone too. */
const layouts = [pages.home, pages.services, pages.contact];

export const isOwn = (path: string) => layouts.some((page) => page.path === path);

/** A page of each design: those of text share theirs. */
export const DESIGNS = [...layouts, pages.about, pages.privacy].map(({ path }) => path);

/** The same pages in Telugu. */
export const TELUGU_DESIGNS = site.telugu.isPublic ? DESIGNS.map((path) => addressIn('te', path)) : [];

/** For `test.use`: a visitor who did not ask for less motion. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A colour as a computed style has it. */
export const rgb = (hex: string) =>
  `rgb(${hex
    .match(/\w\w/g)!
    .map((part) => parseInt(part, 16))
    .join(', ')})`;

export const lose = (route: Route) => route.fulfill({ status: 404, body: '' });

export const SCRIPT = /\/_next\/static\/chunks\/.*\.js/;

type Watch = {
  allowedErrors: RegExp | undefined;
  errors: string[];
};

/** Playwright's test, which also fails for an error in the console, a request to another host, or a cookie. */
export const test = base.extend<Watch>({
  allowedErrors: [undefined, { option: true }],
  errors: [
    async ({ context, allowedErrors, baseURL }, use) => {
      const errors: string[] = [];
      const note = (text: string) => !allowedErrors?.test(text) && errors.push(text);
      context.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text()))
          note(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (webError) => note(webError.error().message));
      context.on('request', (request) => {
        const isOurs = [baseURL!, 'data:', 'blob:'].some((start) => request.url().startsWith(start));
        // A visitor may go anywhere.
        if (!isOurs && !request.isNavigationRequest()) note(`asks for ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.headers()['set-cookie']) note(`a cookie from ${response.url()}`);
      });
      await use(errors);
      expect(errors, 'what the pages complain of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Shows interest in the page, as a moved pointer does, and waits until its islands answer. */
export async function hydrated(page: Page) {
  // Again and again, because a document that has just come may be another one a moment later.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    return 'hydrated' in document.documentElement.dataset;
  });
}

/** Opens a page of the site and waits until it answers. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

export const menu = (page: Page) => page.getByRole('button', { name: site.frame.openMenu, exact: true });

/** A dialog that has the focus: before, it answers neither keys nor taps. */
export const dialogWithFocus = (page: Page) => page.locator('[role=dialog]:focus-within');

export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

export const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Stops the page's clock, in 1970, so that only `page.clock.runFor` moves it. Call it before `visit`, and its result after. */
export async function holdClock(page: Page) {
  await page.clock.install({ time: 0 });
  return () => page.clock.pauseAt(3_600_000);
}

/** Past what the browser does in the next frames, such as restoring a position after the load event. */
export const frames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

export const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

/** Lets no script arrive until the answer is called. Call it before the page is opened. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

export const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Follows the link to a page, in the header or the footer, by its address: what it is called is held by what-is-heard. */
export async function follow(page: Page, href: string, place: 'header' | 'footer') {
  const landmark = page.getByRole(place === 'header' ? 'banner' : 'contentinfo');
  await landmark.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
  await page.waitForURL(href);
}
