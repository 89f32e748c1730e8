import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';
import { pages } from '../content/pages.ts';
import { expect, hydrated, test } from './support/fixtures.ts';

/** Bytes, compressed with brotli, as hosts send text; fonts are compressed already. */
const HTML = 18_000; // with the page's own styles, at the limits of content too, which tools/content-check/totals.ts sets
const FRAME = 15_000; // of them, all but the texts: what the design may weigh, so that room for the texts remains
const FIRST_FLIGHT = 14_600; // ten segments: what TCP sends before it waits for an answer
const STYLES = 5_200; // the file for all pages, which is fetched once, and on a phone for what scripts draw
const FONTS = 32_000;
const BEFORE_LOAD = 64_000;
/** The dialogs' code, which is fetched ahead, is among them; drawings, of which a browser decides, are not. */
const REQUESTS = 18;
/** Script of a page with nothing on it, of the framework version in the lockfile; `npm run bench` builds one. */
const EMPTY_PAGE = 116_400;
/** Its own code, and the words that it needs: on the contact page the longest may be. */
const SCRIPT = EMPTY_PAGE + 12_500;

async function size(response: Response) {
  const body = await response.body();
  const isCompressed = /font|image\/png/.test(response.headers()['content-type'] ?? '');
  return isCompressed ? body.length : brotliCompressSync(body).length;
}

/** Telugu, which the phone of these tests does not have and others do. */
const isForSomeDevices = (response: Response) => response.url().includes('/telugu');

const sum = async (responses: readonly Response[]) =>
  (await Promise.all(responses.map(size))).reduce((total, bytes) => total + bytes, 0);

/** A page without what is between its tags, but with its script and its styles. */
const withoutTexts = (html: string) =>
  html.replace(/(<(script|style)[\s\S]*?<\/\2>)|>[^<>]+</g, (_, code?: string) => code ?? '><');

/** The first text below the first screen: all before it is what that screen needs. */
const firstTextBelow = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      range.selectNodeContents(node);
      if (range.getBoundingClientRect().top > innerHeight && /^[\w ,.]{8,}$/.test(node.textContent ?? ''))
        return node.textContent ?? '';
    }
    return '';
  });

for (const { path } of Object.values(pages)) {
  test(`${path} stays light`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const of = (kind: string, among = responses) =>
      among.filter((response) => response.request().resourceType() === kind);

    const [document] = [await page.goto(path, { waitUntil: 'load' })];
    const beforeLoad = responses.filter((response) => !isForSomeDevices(response));
    expect(of('script', beforeLoad).map((response) => response.url())).toEqual([]);
    expect(await sum(beforeLoad)).toBeLessThanOrEqual(BEFORE_LOAD);

    const html = await document!.text();
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(HTML);
    expect(brotliCompressSync(withoutTexts(html)).length).toBeLessThanOrEqual(FRAME);
    const below = await firstTextBelow(page);
    const end = below ? html.indexOf(`>${below}`) : html.length;
    expect(end, `"${below}" is in the HTML`).toBeGreaterThan(0);
    expect(brotliCompressSync(html.slice(0, end)).length).toBeLessThanOrEqual(FIRST_FLIGHT);

    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const fonts = of('font').filter((response) => !isForSomeDevices(response));
    expect(fonts.length).toBeLessThanOrEqual(2);
    expect(await sum(fonts)).toBeLessThanOrEqual(FONTS);
    expect(of('stylesheet')).toHaveLength(1);
    expect(await sum(of('stylesheet'))).toBeLessThanOrEqual(STYLES);
    expect(await sum(of('script'))).toBeLessThanOrEqual(SCRIPT);
    expect(responses.length - of('image').length).toBeLessThanOrEqual(REQUESTS);
  });
}
