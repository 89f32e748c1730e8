import type { Page, Request } from 'playwright/test';
import { contact } from '../content/contact.ts';
import { homeServices } from '../content/home.ts';
import { processSteps } from '../content/process.ts';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import {
  dialogWithFocus,
  expect,
  hydrated,
  PATHS,
  scrollPosition,
  scrollTo,
  test,
  visit,
} from './support/fixtures.ts';

const SCRIPT = /\/_next\/static\/chunks\/.*\.js/;
const { fields } = contact;

const menu = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const details = (page: Page) => page.getByRole('button', { name: 'View details' }).first();

async function fill(page: Page) {
  await page.getByLabel(fields.fullName.label).fill('Anil');
  await page.getByLabel(fields.email.label).fill('anil@example.in');
  await page.getByLabel(fields.message.label).fill('Chilli & turmeric, 100 % pure');
}

test.beforeEach(({ context }) =>
  context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' })),
);

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is there, and no control that would not answer', async ({ page }) => {
    await page.goto('/');
    for (const { title, description, points } of homeServices)
      for (const text of [title, description, ...points])
        await expect(page.getByText(text).first()).toBeVisible();
    for (const { title, description, deliverables, metrics } of processSteps)
      for (const text of [title, description, ...deliverables, ...metrics.map(({ value }) => value)])
        await expect(page.getByText(text).first()).toBeVisible();
    for (const path of PATHS) {
      await page.goto(path);
      // The steps of the process are buttons as well; all that they would show is shown.
      const buttons = page.locator('button:visible:not(#process button)');
      const { subscribe } = site.footer.newsletter;
      await expect(buttons).toHaveText(path === '/contact/' ? [contact.send, subscribe] : [subscribe]);
    }
    await page.goto('/services/');
    for (const { features, deliverables, platforms, timeline } of services)
      for (const text of [...features, ...deliverables, ...platforms, timeline])
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  });

  test('every link leads somewhere', async ({ page, request }) => {
    for (const path of PATHS) {
      await page.goto(path);
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of new Set(hrefs.filter((link) => link.startsWith('http://127'))))
        expect((await request.get(href)).status(), href).toBe(200);
    }
  });

  test('an enquiry reaches WhatsApp by the form itself', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.locator('noscript p')).toHaveText(contact.noScript);
    await expect(page.locator('noscript p')).toBeVisible();
    await fill(page);
    await page.getByRole('button', { name: contact.send }).click();
    await page.waitForURL(`https://wa.me/${site.chatNumber}?**`);
    expect(new URL(page.url()).searchParams.get('text')).toBe('Chilli & turmeric, 100 % pure');
  });
});

test.describe('without a script file', () => {
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
    test.slow();
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
    test.slow();
    const scripts = await scriptsOf(page, '/contact/', () => Promise.resolve());
    for (const missing of scripts) {
      const visitor = await context.newPage();
      await visitor.route(missing, (route) => route.abort());
      await visitor.goto('/contact/');
      await fill(visitor);
      const chat = context.waitForEvent('request', (request) => request.url().startsWith('https://wa.me/'));
      await visitor.getByRole('button', { name: contact.send }).click();
      expect(new URL((await chat).url()).searchParams.get('text'), missing).toContain('Chilli & turmeric');
      await visitor.close();
    }
  });

  test('each in turn and all: the press on Menu leads to the drawer or to the links in the footer', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    const scripts = await scriptsOf(page, '/', async () => {
      await menu(page).click();
      await expect(page.getByRole('dialog')).toBeAttached();
    });
    expect(scripts.length).toBeGreaterThan(3);
    const inDrawer = page.getByRole('dialog').getByRole('link', { name: 'Services', exact: true });
    const inFooter = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
    for (const missing of [...scripts, SCRIPT]) {
      await page.route(missing, (route) => route.abort());
      await page.goto('/');
      await menu(page).click();
      await expect(inDrawer.or(inFooter), String(missing)).toBeInViewport();
      await page.unroute(missing);
    }
  });

  test("the drawer's: the press on Menu leads to the links in the footer", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await page.route(SCRIPT, (route) => route.abort());
    await menu(page).click();
    await expect(page).toHaveURL('/#footer');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');

    await page.unroute(SCRIPT);
    await menu(page).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeAttached();
  });

  test("the dialog's: the details unfold in the card", async ({ page }) => {
    await visit(page, '/services/');
    await page.route(SCRIPT, (route) => route.abort());
    await details(page).click();
    await expect(page.locator(`#details-${services[0].slug}`).getByRole('list').first()).toBeInViewport();
  });
});

test('on a slow network a press on Menu waits for its code', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.route(SCRIPT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await menu(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dialogWithFocus(page)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
});

test.describe('offline after the load', () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/ });

  test('filter, process and form still answer, and links work again afterwards', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Data & AI' }).click();
    await expect(page.getByRole('button', { name: 'Data & AI' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Step 4/ }).click();
    await expect(page.getByRole('heading', { name: processSteps[3].subtitle })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
    await page.waitForURL('/contact/');

    await context.setOffline(true);
    await fill(page);
    const chat = page.waitForEvent('popup');
    await page.getByRole('button', { name: contact.send }).click();
    await chat;
    await expect(page.getByText(contact.notices.success)).toBeVisible();
  });
});

test('blocked storage stops nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  for (const path of PATHS) await visit(page, path);
  await visit(page, '/contact/#service=e-commerce-solutions');
  await fill(page);
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain('E-commerce Solutions');
});

test('two tabs carry two choices', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/contact/#service=e-commerce-solutions');
  await visit(other, '/contact/#service=brand-identity-design');
  await page.reload();
  await other.reload();
  await hydrated(page);
  await hydrated(other);
  await expect(page.getByRole('combobox')).toHaveValue('E-commerce Solutions');
  await expect(other.getByRole('combobox')).toHaveValue('Brand Identity & Design');
});

test('a clock far in the future or the past changes no word, and stops no enquiry', async ({ page }) => {
  test.slow(); // every page, twice
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

  await visit(page, '/contact/');
  await fill(page);
  const chat = page.waitForEvent('popup');
  await page.getByRole('button', { name: contact.send }).click();
  await chat;
  await expect(page.getByText(contact.notices.success)).toBeVisible();
});

test('the history state of another program is survived and kept', async ({ page }) => {
  await visit(page, '/contact/');
  await page.evaluate(() => {
    const push = (state: unknown) => History.prototype.pushState.call(history, state, '', location.href);
    push({ idx: 7, key: 'other' });
    push('rubbish');
    push(null);
  });
  for (let entry = 0; entry < 3; entry++) {
    await page.evaluate(() => history.back());
    // The router loads a page again whose state it does not know.
    await page.waitForTimeout(500);
    await hydrated(page);
    await expect(page.getByRole('combobox')).toHaveValue('');
  }
  await page.evaluate(() => (location.hash = '#service=performance-marketing'));
  await expect(page.getByRole('combobox')).toHaveValue('Performance Marketing');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await page.waitForURL('/about/');
  await page.goBack();
  await page.waitForURL('/contact/');
  await expect(page.getByRole('combobox')).toHaveValue('Performance Marketing');
});

test('a page brought back from the back-forward cache is as it was left, and still answers', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright turns this cache off, and waits in vain for the load event of a page out of it.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await visit(page, '/services/');
    await page.getByRole('button', { name: 'Development' }).click();
    await scrollTo(page, 300);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted);
      }),
    );
    await page.goto('/about/');
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
    await expect(page.getByRole('button', { name: 'Development' })).toHaveAttribute('aria-pressed', 'true');
    expect(await scrollPosition(page)).toBe(300);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    await details(page).click();
    await expect(page.getByRole('dialog')).toBeAttached();
  } finally {
    await browser.close();
  }
});

test.describe('a monkey', () => {
  // What Chromium says when it is asked for the mail program twice at once.
  test.use({ allowedErrors: /Not allowed to launch 'mailto:/ });

  test('a thousand random actions leave no error', async ({ page, context }) => {
    test.setTimeout(120_000);
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
