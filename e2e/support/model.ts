import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { contact } from '../../content/contact.ts';
import { failure } from '../../content/failure.ts';
import { pages } from '../../content/pages.ts';
import { services, servicesPage } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { expect, PATHS, test, visit } from './fixtures.ts';
import { labelOf } from './words.ts';

/** Printed with the name of the test; `MODEL_SEED=… npm run test:model` does the same steps again. */
const SEED = Number(process.env.MODEL_SEED);

/** How long what must hold may take to be so: milliseconds. */
const SOON = 6000;

const TYPED = ['fullName', 'message'] as const;

type Visitor = {
  page: Page;
  /** The heading of each page, by path. */
  headings: Record<string, string>;
  /** The document in which a dialog was open, by the time at which it was loaded. */
  dialogIn: number | undefined;
  wasOffline: boolean;
};

/** What the visitor typed and has not sent; undefined until then. */
type Typed = Partial<Record<(typeof TYPED)[number], string>>;

type Step = fc.AsyncCommand<Typed, Visitor>;

/** A step that is always possible: where there is nothing to do it on, the visitor finds that out and goes on. */
const step = (name: string, act: (visitor: Visitor, typed: Typed) => Promise<unknown>): Step => ({
  check: () => true,
  toString: () => name,
  run: async (typed, visitor) => {
    await act(visitor, typed).catch(ignoreWhatIsGone);
    await check(visitor, typed);
  },
});

/** A page that goes away under the visitor's finger, or a control that is not there, is not an error. */
function ignoreWhatIsGone(error: unknown) {
  const isGone = /Timeout|context was destroyed|navigat|detached|ERR_|interrupted/i.test(String(error));
  if (!isGone) throw error;
}

async function press(page: Page, role: 'button' | 'link', name: string, nth = 0) {
  const control = page.getByRole(role, { name, exact: true }).nth(nth);
  if (await control.isVisible()) await control.click({ timeout: 500 });
}

const type = (field: (typeof TYPED)[number], text: string) =>
  step(`type ${JSON.stringify(text)} into ${field}`, async ({ page }, typed) => {
    const control = page.getByLabel(contact.fields[field].label);
    if ((await control.count()) === 0) return;
    await control.fill(text, { timeout: 500 });
    // Offline it may never be; the fields themselves keep what was typed.
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 });
    typed[field] = text;
  });

const evaluate = (name: string, script: string) => step(name, ({ page }) => page.evaluate(script));

const footerLinks = ['/about/', '/privacy/', '/contact/'].map((href) => labelOf(href, 'footer'));

const steps = fc.commands(
  [
    fc.constant(step('press Menu', ({ page }) => press(page, 'button', site.frame.openMenu))),
    fc
      .nat(services.length - 1)
      .map((nth) =>
        step(`press details ${nth}`, ({ page }) => press(page, 'button', servicesPage.card.details, nth)),
      ),
    fc.constant(step('press Quote', ({ page }) => press(page, 'link', site.quote.compact))),
    fc
      .constantFrom(...site.navigation)
      .map(({ label }) => step(`press ${label}`, ({ page }) => press(page, 'link', label))),
    fc
      .constantFrom(...footerLinks)
      .map((label) => step(`press ${label} in the footer`, ({ page }) => press(page, 'link', label))),
    fc.constant(step('press Escape', ({ page }) => page.keyboard.press('Escape'))),
    fc.constant(step('press Send', ({ page }) => press(page, 'button', contact.send))),
    fc.constant(evaluate('back', 'navigation.canGoBack && history.back()')),
    fc.constant(evaluate('forward', 'history.forward()')),
    fc.constant(step('reload', ({ page }) => page.reload())),
    fc
      .constantFrom(320, 390, 1000)
      .map((width) => step(`resize to ${width}`, ({ page }) => page.setViewportSize({ width, height: 844 }))),
    fc
      .constantFrom('main', 'services', 'nonsense', `service=${services[0].slug}`, '')
      .map((hash) => evaluate(`edit the hash to #${hash}`, `location.hash = ${JSON.stringify(hash)}`)),
    fc.boolean().map((isOffline) =>
      step(isOffline ? 'go offline' : 'go online', (visitor) => {
        visitor.wasOffline ||= isOffline;
        return visitor.page.context().setOffline(isOffline);
      }),
    ),
    fc
      .integer({ min: 20, max: 1200 })
      .map((time) => step(`wait ${time} ms`, ({ page }) => page.waitForTimeout(time))),
    fc
      .string({ unit: fc.constantFrom('a', ' ', 'గు', '&', '👩🏽‍🌾'), minLength: 1, maxLength: 5 })
      .map((text) => type('message', text)),
    fc.constantFrom('Lakshmi', 'లక్ష్మి').map((text) => type('fullName', text)),
  ],
  { maxCommands: 25, size: 'max' },
);

/** What must hold soon after each step. */
async function check(visitor: Visitor, typed: Typed) {
  const { page, headings } = visitor;
  const url = page.url();
  await expect(async () => {
    // Offline the browser shows a page of its own, or the site its notice, perhaps only now.
    if (visitor.wasOffline && (await isErrorPage(page))) {
      await page.context().setOffline(false);
      await page.reload();
    }
    const seen = await page.evaluate(look);
    const { pathname } = new URL(page.url());
    expect(seen.dialogs, 'dialogs').toBeLessThan(2);
    expect(seen.heading, `heading of ${pathname}`).toBe(headings[pathname]);
    if (seen.dialogs === 0) {
      expect(seen.isHeld, 'the page is held though nothing is open').toBe(false);
      // A page that is loaded anew starts without focus.
      const isClose = visitor.dialogIn === seen.loadedAt && page.url() === url;
      if (isClose) expect(seen.hasFocus, 'focus after a close').toBe(true);
    }
    if (pathname === pages.contact.path && seen.isHydrated)
      for (const name of TYPED) if (typed[name]) expect(seen[name], name).toBe(typed[name]);
    visitor.dialogIn = seen.dialogs > 0 ? seen.loadedAt : undefined;
  }).toPass({ timeout: SOON, intervals: [0, 50, 100, 200, 400] });
}

const isErrorPage = (page: Page) =>
  page
    .evaluate(
      (heading) =>
        document.documentURI.startsWith('chrome-error:') ||
        document.querySelector('h1')?.textContent === heading,
      failure.heading,
    )
    .catch(() => false);

/** In the page. */
function look() {
  const value = (id: string) => (document.getElementById(id) as HTMLInputElement | null)?.value;
  return {
    loadedAt: performance.timeOrigin,
    dialogs: document.querySelectorAll('[role=dialog]').length,
    heading: document.querySelector('h1')?.textContent,
    isHeld:
      document.querySelector('main[inert], main[aria-hidden]') !== null ||
      getComputedStyle(document.documentElement).overflowY === 'hidden',
    hasFocus: document.activeElement !== document.body,
    isHydrated: 'hydrated' in document.documentElement.dataset,
    fullName: value('fullName'),
    message: value('message'),
  };
}

/**
 * A visitor who does anything at any moment, in sequences that fast-check makes up. What must hold soon
 * after each step is in `check`.
 */
export function anythingAtAnyMoment(sequences: number) {
  test.use({
    allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|unavailable|ChunkLoadError/,
  });

  test(`${sequences} sequences of anything at any moment, MODEL_SEED=${SEED}`, async ({
    page,
    context,
    errors,
  }) => {
    test.setTimeout(60_000 + sequences * 60_000);
    await context.route(/^https?:\/\/(?!127\.)/, (route) => route.fulfill({ body: 'elsewhere' }));
    const headings: Record<string, string> = {};
    for (const path of PATHS) {
      await visit(page, path);
      headings[path] = (await page.locator('h1').textContent())!;
    }

    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(0, 300, 1500), async (commands, delay) => {
        const tab = await context.newPage();
        tab.setDefaultTimeout(5000);
        await context.setOffline(false);
        await tab.route(/\/_next\/static\/chunks\//, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue().catch(() => {});
        });
        await tab.goto('/services/');
        const start = () => ({
          model: {},
          real: { page: tab, headings, dialogIn: undefined, wasOffline: false },
        });
        await fc.asyncModelRun(start, commands);
        expect(errors).toEqual([]);
        await tab.close();
      }),
      // A failure names its steps; making them fewer would take hours.
      { seed: SEED, numRuns: sequences, endOnFailure: true },
    );
  });
}
