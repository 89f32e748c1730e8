import type { Browser, Locator, Page } from 'playwright/test';
import { phonePage, quiet } from './browser.ts';
import { REST } from './visit.ts';

const PRESSES = 4;

/** Event Timing stays silent below 16 ms, so this is the least it can vouch for. */
const FLOOR = 16;

/** Milliseconds that a visitor's pointer rests on a link before the click. */
const HOVER = 500;

const DIALOG = '[role=dialog]';
const menu = (page: Page) => page.locator('header button[aria-haspopup=dialog]');

/** What a visitor presses, where it is on the page. The nth press may be on another one of the kind. */
const targets: Record<string, (page: Page, nth: number) => Locator> = {
  menu,
  chip: (page) => page.locator('[role=group] [aria-pressed=false]').first(),
  step: (page, nth) => page.getByRole('button', { name: /^Step \d/ }).nth((nth + 1) % 4),
  card: (page) => page.locator('main button[aria-haspopup=dialog]').first(),
  submit: (page) => page.locator('form button[type=submit]'),
};

/**
 * Does something to the page and resolves to the milliseconds from the pointer's release to the paint of an element
 * that matches, and whose text is not `before`.
 */
async function timeToPaint(page: Page, selector: string, before: string | null, act: () => Promise<void>) {
  const time = await page.evaluateHandle(
    ([wanted, old]) => {
      const released = new Promise<number>((resolve) =>
        addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
      );
      const painted = new Promise<number>((resolve) => {
        const look = () => {
          const found = document.querySelector(wanted);
          if (found?.checkVisibility() && found.textContent !== old)
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          else requestAnimationFrame(look);
        };
        look();
      });
      return { result: Promise.all([released, painted]).then(([start, end]) => end - start) };
    },
    [selector, before] as const,
  );
  await act();
  return time.evaluate(({ result }) => result);
}

/** Presses of one kind on a page at rest: to the next paint, and the first one to the dialog if it opens one. */
async function press(page: Page, name: string) {
  const times: number[] = [];
  let opened: number | undefined;
  for (let nth = 0; nth < PRESSES; nth += 1) {
    const target = targets[name]!(page, nth);
    const opens = (await target.getAttribute('aria-haspopup')) === 'dialog';
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(() => (window.watched.interactions = []));
    const click = () => target.click({ delay: 20 });
    if (opens) {
      const time = await timeToPaint(page, DIALOG, null, click);
      opened ??= time;
    } else await click();
    // Until transitions have ended and the entries have arrived.
    await page.waitForTimeout(700);
    const entries = await page.evaluate(() => window.watched.interactions);
    times.push(Math.max(FLOOR, ...entries.map(({ duration }) => duration)));
    if (opens) {
      await page.keyboard.press('Escape');
      await page.locator(DIALOG).waitFor({ state: 'detached' });
    }
  }
  return {
    [`${name} first`]: times[0]!,
    [`${name} slowest`]: Math.max(...times),
    ...(opened !== undefined && { [`${name} opened`]: opened }),
  };
}

/** Presses everything there is to press on a page at rest; milliseconds. */
export async function pressAll(browser: Browser, url: string) {
  const { page } = await phonePage(browser);
  await page.goto(url);
  await quiet(page, REST);
  const figures: Record<string, number> = {};
  for (const [name, target] of Object.entries(targets))
    if (await target(page, 0).count()) Object.assign(figures, await press(page, name));
  return figures;
}

/** A press on Menu as soon as it is seen, before any script has arrived: milliseconds to the drawer. */
export async function pressEarly(browser: Browser, url: string) {
  const { page } = await phonePage(browser);
  await page.goto(url, { waitUntil: 'commit' });
  await menu(page).waitFor();
  return { 'early press': await timeToPaint(page, DIALOG, null, () => menu(page).click()) };
}

/** From a click on a link that the pointer rested on to the heading of the next page, on a page at rest. */
export async function follow(browser: Browser, url: string) {
  const { page } = await phonePage(browser);
  await page.goto(url);
  await quiet(page, REST);
  const next = new URL(url).pathname === '/services/' ? '/contact/' : '/services/';
  const link = page.locator(`a[href="${next}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(HOVER);
  const before = await page.locator('h1').textContent();
  return { link: await timeToPaint(page, 'h1', before, () => link.click()) };
}
