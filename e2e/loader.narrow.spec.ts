import type { Page, Route } from 'playwright/test';
import { about } from '../content/about.ts';
import { contact } from '../content/contact.ts';
import { failure } from '../content/failure.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { fill, holdScripts, SCRIPT } from './support/faults.ts';
import { expect, hydrated, test } from './support/fixtures.ts';

const opener = (page: Page) => page.locator('[aria-haspopup=dialog]').first();

/** A chunk that arrives whole and is not a script: what a captive portal or a bad disk makes of it. */
const damage = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '{ damaged' });

/** The scripts that a page's loader runs. */
async function scriptsOf(page: Page, path: string) {
  await page.goto(path);
  return page.evaluate(() => {
    const { scripts, runtime } = document.querySelector<HTMLElement>('script[data-flight]')!.dataset;
    return [...scripts!.split(' '), runtime!];
  });
}

test.describe('a damaged script', () => {
  test.use({
    allowedErrors:
      /SyntaxError|Unexpected token|Unexpected end of input|Invalid or unexpected|ChunkLoadError|Minified React/,
  });

  test('each in turn: what is pressed goes its way without script', async ({ page, context }) => {
    test.slow();
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    for (const script of await scriptsOf(page, '/contact/')) {
      await page.route(`**${script}`, damage);
      await page.goto('/contact/');
      await fill(page);
      await page.getByRole('button', { name: contact.send }).click();
      await page.waitForURL('https://wa.me/**');
      const text = new URL(page.url()).searchParams.get('text');
      for (const part of ['Anil', 'anil@example.in', 'Chilli & turmeric'])
        expect(text, script).toContain(part);
      await page.unroute(`**${script}`);
    }
    for (const script of await scriptsOf(page, '/services/')) {
      await page.route(`**${script}`, damage);
      await page.goto('/services/');
      await page.locator('[aria-pressed=false]').first().click();
      await expect(page.locator('[id^=details-]').last(), script).toBeVisible();
      await page.unroute(`**${script}`);
    }
  });
});

test('scripts that run and hydrate nothing let a press go after eight seconds', async ({ page }) => {
  await page.route(/turbopack-/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/services/');
  const button = opener(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  const fallback = (await page.locator('main [aria-haspopup=dialog]').first().getAttribute('data-fallback'))!;
  await page.locator('main [aria-haspopup=dialog]').first().click();
  await expect(page).toHaveURL(new RegExp(`${fallback}$`), { timeout: 10_000 });
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('a press that is held is seen to be held, within 100 ms', async ({ page }) => {
  await page.route(SCRIPT, () => {});
  await page.goto('/');
  const seen = await opener(page).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { opacity, cursor } = getComputedStyle(button);
    return { opacity: Number(opacity), cursor };
  });
  expect(seen.opacity).toBeLessThan(1);
  expect(seen.cursor).toBe('progress');
});

test('the way back to the top waits for no script', async ({ page }) => {
  await page.route(SCRIPT, () => {});
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.locator('footer [data-to-top]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('before the page answers: of two details asked for, the last ones open', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/services/');
  const details = page.locator('main [aria-haspopup=dialog]');
  await details.nth(0).click();
  await details.nth(1).click();
  release();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText(services[1].subtitle);
});

test('everything is fetched ahead once the page has loaded, at low priority, and runs later', async ({
  page,
}) => {
  const priorities = new Map<string, string>();
  const arrived = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  browser.on('Network.requestWillBeSent', ({ request }) =>
    priorities.set(new URL(request.url).pathname, request.initialPriority),
  );
  page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.clock.runFor(2000);
  const all = await page.evaluate(() => {
    const { flight, scripts, runtime, later } =
      document.querySelector<HTMLElement>('script[data-flight]')!.dataset;
    return [flight!, ...scripts!.split(' '), runtime!, ...later!.split(' ')];
  });
  await expect.poll(() => all.filter((file) => !arrived.has(file))).toEqual([]);
  expect([...new Set(all.map((file) => priorities.get(file)))]).toEqual(['Low']);
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached();

  await page.clock.resume();
  await page.context().setOffline(true);
  await hydrated(page);
  await opener(page).click();
  await expect(page.getByRole('dialog')).toBeAttached();
});

/** Makes the first place in the scripts that says this throw when it is rendered. */
const breakWhereItSays = (page: Page, name: string, value: string) =>
  page.route(SCRIPT, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      `${name}:${value}`,
      `${name}:(()=>{throw Error("broken on purpose")})()`,
    );
    await route.fulfill({ response, body });
  });

test.describe('a page that breaks', () => {
  test.use({ allowedErrors: /broken on purpose/ });

  for (const { what, path, heading, name, value, headers } of [
    { what: 'its form', path: '/contact/', heading: contact.heading, name: 'rows', value: '6', headers: 1 },
    // It is in the header: what all pages share goes with it.
    {
      what: 'its menu',
      path: '/about/',
      heading: about.heading,
      name: '"aria-haspopup"',
      value: '"dialog"',
      headers: 0,
    },
  ])
    test(`in ${what} says what to do, and has the chat and the phone`, async ({ page }) => {
      await breakWhereItSays(page, name, value);
      await page.goto(path);
      await hydrated(page);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(failure.heading);
      await expect(page).toHaveTitle(/./);
      await expect(page.locator('header')).toHaveCount(headers);
      const main = page.locator('main');
      await expect(main.locator(`a[href^="https://wa.me/${site.chatNumber}"]`)).toBeVisible();
      await expect(main.locator('a[href^="tel:"]')).toContainText(site.phone);
      await page.unroute(SCRIPT);
      await main.getByRole('button', { name: failure.reload }).click();
      await expect(title).toHaveText(heading);
    });
});

test.describe('with a pointer that hovers', () => {
  test.use({ hasTouch: false, isMobile: false });

  test('a tooltip is shown whose button the pointer was on before the page answered', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about/');
    await page.getByRole('link', { name: site.chatTooltip }).hover();
    release();
    await expect(page.getByRole('tooltip')).toHaveText(site.chatTooltip);
  });
});
