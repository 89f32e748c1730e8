/** What the faults of e2e/faults.wide.spec.ts do to every file, on every page, and a thousand actions by chance. */
import type { Page, Request } from 'playwright/test';
import { contact } from '../../content/contact.ts';
import { services } from '../../content/services.ts';
import { details, fill, menu, SCRIPT } from '../support/faults.ts';
import { expect, hydrated, PATHS, test, visit } from '../support/fixtures.ts';
import { labelOf } from '../support/words.ts';

test.beforeEach(({ context }) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' })),
);

test.describe('without a script file', () => {
  test.slow(); // the page again for each of a dozen files

  test.use({ allowedErrors: /ERR_FAILED|unavailable|ChunkLoadError/ });

  /** The files that a whole visit of this page asks for. */
  async function scriptsOf(page: Page, path: string, act: () => Promise<void>) {
    const scripts = new Set<string>();
    const note = (request: Request) => void (SCRIPT.test(request.url()) && scripts.add(request.url()));
    page.on('request', note);
    await visit(page, path);
    await act();
    page.off('request', note);
    return [...scripts];
  }

  test('each in turn: the details of a service are had all the same', async ({ page }) => {
    const scripts = await scriptsOf(page, '/services/', async () => {
      await details(page).click();
      await expect(page.getByRole('dialog')).toBeAttached();
    });
    expect(scripts.length).toBeGreaterThan(3);
    const [social] = services;
    for (const missing of scripts) {
      await page.route(missing, (route) => route.abort());
      await page.goto('/services/');
      await details(page).click();
      const last = page.getByText(social.deliverables[5]).filter({ visible: true });
      await expect(last.first(), missing).toBeVisible();
      await page.unroute(missing);
    }
  });

  test('each in turn: the enquiry reaches WhatsApp', async ({ page, context }) => {
    const scripts = await scriptsOf(page, '/contact/', () => Promise.resolve());
    for (const missing of scripts) {
      await page.route(missing, (route) => route.abort());
      // The page may still be on its way to the chat.
      await expect(() => page.goto('/contact/')).toPass();
      await fill(page);
      const chat = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
      await page.getByRole('button', { name: contact.send }).click();
      expect(new URL((await chat).url()).searchParams.get('text'), missing).toContain('Chilli & turmeric');
      await page.unroute(missing);
    }
  });

  test('each in turn and all: the press on Menu leads to the drawer or to the links in the footer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = await scriptsOf(page, '/', async () => {
      await menu(page).click();
      await expect(page.getByRole('dialog')).toBeAttached();
    });
    expect(scripts.length).toBeGreaterThan(3);
    const inDrawer = page
      .getByRole('dialog')
      .getByRole('link', { name: labelOf('/services/', 'header'), exact: true });
    const inFooter = page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf('/contact/', 'footer'), exact: true });
    for (const missing of [...scripts, SCRIPT]) {
      await page.route(missing, (route) => route.abort());
      await page.goto('/');
      await menu(page).click();
      await expect(inDrawer.or(inFooter), String(missing)).toBeInViewport();
      await page.unroute(missing);
    }
  });
});

test('a clock far in the future or the past changes no word', async ({ page }) => {
  const words: string[][] = [];
  for (const time of ['1999-01-01T00:00:00Z', '2199-12-31T23:59:59Z']) {
    await page.clock.setFixedTime(time);
    const shown: string[] = [];
    for (const path of PATHS) {
      await visit(page, path);
      shown.push(await page.locator('body').innerText());
    }
    words.push(shown);
  }
  expect(words[1]).toEqual(words[0]);
});

test('blocked storage leaves every page without an error', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  for (const path of PATHS) await visit(page, path);
});

test.describe('a monkey', () => {
  // What Chromium says when it is asked for the mail program twice at once.
  test.use({ allowedErrors: /Not allowed to launch 'mailto:/ });

  test('a thousand random actions leave no error', async ({ page, context }) => {
    test.setTimeout(240_000);
    await context.route(/^https?:\/\/(?!127\.)/, (route) => route.fulfill({ body: 'elsewhere' }));
    context.on('page', (other) => void other.close());
    await visit(page, '/');
    const browser = await context.newCDPSession(page);
    // mulberry32, so that every run does the same.
    let seed = 2026;
    const random = (count: number) => {
      seed = (seed + 0x6d2b79f5) | 0;
      let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
      return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count;
    };
    const keys = ['Tab', 'Tab', 'Enter', ' ', 'Escape', 'ArrowDown', 'End', 'Home', 'మ'];

    async function act() {
      const place = { x: random(1280), y: random(800) };
      const kind = random(20);
      if (kind < 11) {
        const press = { ...place, button: 'left', clickCount: 1 } as const;
        await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
        await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
      } else if (kind < 16) {
        const key = keys[Math.floor(random(keys.length))]!;
        const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined;
        await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code: key, text });
        await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key });
      } else if (kind < 18) {
        const deltaY = random(2000) - 1000;
        await browser.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...place, deltaX: 0, deltaY });
      } else if (kind < 19) {
        await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place });
      } else {
        const expression = random(2) < 1 ? 'history.back()' : 'history.forward()';
        // The page may be gone before it can answer.
        await browser.send('Runtime.evaluate', { expression }).catch(() => {});
      }
    }

    const visited = new Set<string>();
    for (let action = 0; action < 1000; action++) {
      await act();
      visited.add(page.url());
      // A step through the history that is still under way interrupts the first try.
      if (!page.url().startsWith('http://127'))
        await expect(async () => void (await page.goto('/services/'))).toPass();
    }
    expect(visited.size, 'a monkey that gets about').toBeGreaterThan(2);
    await hydrated(page);
  });
});
