import puppeteer from 'puppeteer-core';
import { ensurePackages } from '../support/debian.ts';
import type { Engine, Scheme } from '../support/driver.ts';

const FIREFOX = '/usr/bin/firefox-esr';

/** Gets Firefox if it is missing. Throws with the command to run if that fails. */
export const ensureFirefox = () => ensurePackages([FIREFOX], 'firefox-esr');

/** Firefox ESR of Debian, by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. */
export async function startFirefox(scheme: Scheme): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: { 'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0 },
  });
  const page = await browser.newPage();
  /** In the middle of the window, where nothing fixed to its edges lies over the element. */
  async function locate(xpath: string) {
    const locator = page.locator(`::-p-xpath(${xpath})`);
    await locator.map((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })).wait();
    return locator;
  }
  return {
    open: async (address) => void (await page.goto(address)),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: async (xpath) => (await locate(xpath)).click(),
    async type(xpath, text) {
      await (await locate(xpath)).click();
      await page.keyboard.type(text);
    },
    pressEscape: () => page.keyboard.press('Escape'),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    resize: (width, height) => page.setViewport({ width, height }),
    quit: () => browser.close(),
  };
}
