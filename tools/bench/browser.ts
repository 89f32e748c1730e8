import { chromium, type Browser, type CDPSession, type Page } from 'playwright/test';
import { browserArguments, findChromium } from '../find-chromium.ts';
import { watchPage } from './watch.ts';

/** What Lighthouse's mobile preset slows the processor down by. */
const SLOWDOWN = 4;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

/** Measures in a browser of its own, with an empty profile, so that no cache is warm. */
export async function withBrowser<Result>(
  fingerprint: string,
  measure: (browser: Browser) => Promise<Result>,
  ...more: string[]
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium()?.path,
    args: [...browserArguments, `--ignore-certificate-errors-spki-list=${fingerprint}`, ...more],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** An empty page of a phone with a slow processor, which keeps what watchPage notes. */
export async function phonePage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(watchPage);
  return { page, session };
}

/** Waits until nothing has been asked for during so many milliseconds. */
export async function quiet(page: Page, milliseconds: number) {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note);
  page.on('requestfinished', note);
  while (performance.now() - last < milliseconds)
    await page.waitForTimeout(milliseconds - (performance.now() - last));
  page.off('request', note);
  page.off('requestfinished', note);
}
