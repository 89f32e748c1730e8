import { expect, type Page, test as base } from 'playwright/test';
import { pages } from '../../content/pages.ts';

export { expect };

/** Every page that the site links to. */
export const PATHS = Object.values(pages).map(({ path }) => path);

type Watch = {
  /** What a page may complain of in this test; by default nothing. */
  allowedErrors: RegExp | undefined;
  errors: string[];
};

/**
 * Playwright's test, which also fails if any page of it writes an error to the console, hydrates
 * differently or leaves a rejection unhandled.
 */
export const test = base.extend<Watch>({
  allowedErrors: [undefined, { option: true }],
  errors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => !allowedErrors?.test(text) && errors.push(text);
      context.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text()))
          note(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (webError) => note(webError.error().message));
      await use(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Shows interest in the page, as a moved pointer does, and waits until its islands answer. */
export async function hydrated(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Opens a page of the site and waits until it answers. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** A dialog that has the focus: before, it answers neither keys nor taps. */
export const dialogWithFocus = (page: Page) => page.locator('[role=dialog]:focus-within');

/** The transitions of a dialog that run next, as `property milliseconds`. */
export const nextMovement = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        function look() {
          const moving = document.getAnimations().flatMap((animation) => {
            const effect = animation.effect as KeyframeEffect;
            const { target } = effect;
            const isDialog = target?.closest('[role=dialog]') && !target.closest('a, button');
            return isDialog && animation instanceof CSSTransition
              ? `${animation.transitionProperty} ${Number(effect.getTiming().duration)}`
              : [];
          });
          if (moving.length > 0) resolve(moving.sort());
          else requestAnimationFrame(look);
        }
        look();
      }),
  );

/** Scrolls as a visitor would who stops exactly at `y` pixels. */
export const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

export const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Stops the page's clock, so that only `page.clock.runFor` moves it. Call it before `visit`. */
export async function holdClock(page: Page) {
  await page.clock.install({ time: 0 });
  return () => page.clock.pauseAt(3_600_000);
}

/** Until nothing moves any more. */
export const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
