import lighthouse from 'lighthouse';
import { type Browser, chromium, expect, test } from 'playwright/test';
import { pages } from '../../content/pages';
import { freePort } from '../support/free-port.ts';

let browser: Browser;
let port: number;

// Lighthouse measures one page at a time, in a browser that it can talk to.
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async ({ launchOptions }) => {
  port = await freePort();
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
});
test.afterAll(() => browser.close());

for (const { path } of Object.values(pages)) {
  test(`Lighthouse finds nothing to improve for search engines on ${path}`, async ({ baseURL }) => {
    const result = await lighthouse(`${baseURL}${path}`, {
      port,
      onlyCategories: ['seo'],
      logLevel: 'error',
    });
    const audits = Object.values(result?.lhr.audits ?? {});
    expect(audits.filter(({ score }) => score === 0).map(({ title }) => title)).toEqual([]);
    expect(result?.lhr.categories.seo?.score).toBe(1);
  });
}
