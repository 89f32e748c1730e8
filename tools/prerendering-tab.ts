/**
 * Chromium whose tabs prerender pages, for the benchmark and the browser tests. Playwright forbids that, and Puppeteer 24
 * loses a page that was prerendered; so each tab is driven here by Chromium's own protocol.
 */
import puppeteer, { type CDPSession, TargetType } from 'puppeteer-core';
import { browserArguments, chromiumPath } from './chromium.ts';

/** How long a finger or a mouse button is down, in ms. */
const PRESS = 80;

/** How long `until` waits, in ms: a busy machine is slow and not wrong. */
const PATIENCE = 60_000;

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Starts a browser with an empty profile. As on a phone its window has 500 px, the least that there is. */
export async function openBrowser({ isPhone = false, args = [] as readonly string[] } = {}) {
  const browser = await puppeteer.launch({
    executablePath: chromiumPath({ withWindows: true }),
    args: [...browserArguments, `--window-size=${isPhone ? 500 : 1280},900`, ...args],
    defaultViewport: null,
    waitForInitialPage: false,
    targetFilter: (target) => target.type() === TargetType.BROWSER,
  });
  const session = await browser.target().createCDPSession();
  return {
    pid: browser.process()!.pid!,
    /** Opens a tab of a visitor who was never here, or of the one who is `visitor`. */
    async openTab(visitor?: string) {
      const browserContextId =
        visitor ?? (await session.send('Target.createBrowserContext')).browserContextId;
      const { targetId } = await session.send('Target.createTarget', {
        url: 'about:blank',
        forTab: true,
        browserContextId,
      });
      const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
      const tab = new Tab(session.connection()!.session(sessionId)!, browserContextId);
      await tab.follow();
      return tab;
    },
    close: () => browser.close(),
  };
}

export class Tab {
  /** The page that is seen and those that are prerendered, by their targets. */
  readonly #pages = new Map<string, { session: CDPSession; isPrerendered: boolean }>();
  readonly #tab: CDPSession;
  readonly visitor: string;

  constructor(tab: CDPSession, visitor: string) {
    this.#tab = tab;
    this.visitor = visitor;
  }

  async follow() {
    this.#tab.on('Target.attachedToTarget', ({ sessionId, targetInfo: { targetId, subtype } }) => {
      const session = this.#tab.connection()!.session(sessionId)!;
      this.#pages.set(targetId, { session, isPrerendered: subtype === 'prerender' });
    });
    this.#tab.on('Target.targetInfoChanged', ({ targetInfo: { targetId, subtype } }) => {
      const page = this.#pages.get(targetId);
      if (page) page.isPrerendered = subtype === 'prerender';
    });
    this.#tab.on('Target.detachedFromTarget', ({ targetId }) => this.#pages.delete(targetId!));
    await this.#tab.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: false,
      flatten: true,
    });
  }

  #find(isPrerendered: boolean) {
    const page = [...this.#pages.values()].find((each) => each.isPrerendered === isPrerendered);
    if (!page) throw new Error(isPrerendered ? 'No page is prerendered.' : 'The tab is between two pages.');
    return page.session;
  }

  /** The page that is seen, which after a press may be another. */
  get page() {
    return this.#find(false);
  }

  /** The page that is prerendered. */
  get next() {
    return this.#find(true);
  }

  /** The value of an expression in the page that is seen, or another; waited for if it is a promise. */
  async evaluate<Value>(expression: string, page = this.page): Promise<Value> {
    const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as Value;
  }

  /** Waits until an expression is true in the page that is seen, whichever that is by then. Throws if it never is. */
  async until(expression: string) {
    const end = Date.now() + PATIENCE;
    while (!(await this.evaluate(expression).catch(() => false))) {
      if (Date.now() > end) throw new Error(`This never came true: ${expression}`);
      await sleep(50);
    }
  }

  async goTo(url: string) {
    await this.page.send('Page.navigate', { url });
    await this.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
  }

  /** The middle of the last element of this selector that is shown, once it is in view and painted. */
  async middleOf(selector: string) {
    const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
    const shown = `${all}.filter((each) => each.checkVisibility({ visibilityProperty: true })).at(-1)`;
    await this.until(`Boolean(${shown})`);
    await this.evaluate(`${shown}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await sleep(300);
    return this.evaluate<{ x: number; y: number }>(`(() => {
      const { x, y, width, height } = ${shown}.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  }

  async touch(selector: string) {
    const point = await this.middleOf(selector);
    const { page } = this;
    await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await sleep(PRESS);
    // The answer may never come: the press takes the page away.
    void page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {});
  }

  /** Moves the mouse there. Returns what presses its button. */
  async hover(selector: string) {
    const point = await this.middleOf(selector);
    const { page } = this;
    const mouse = (type: 'mousePressed' | 'mouseReleased') =>
      page.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 });
    await page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    return async () => {
      await mouse('mousePressed');
      await sleep(PRESS);
      void mouse('mouseReleased').catch(() => {});
    };
  }
}
