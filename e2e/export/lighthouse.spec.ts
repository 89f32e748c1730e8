import { createServer, type AddressInfo } from 'node:net';
import { chromium, expect, test, type Browser } from 'playwright/test';
import lighthouse from 'lighthouse';
import { pages } from '../../content/pages';
import { browserArguments, findChromium } from '../../tools/find-chromium.ts';

/** A port of this machine that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

let browser: Browser;
let port: number;

// Lighthouse measures one page at a time, in a browser that it can talk to.
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async () => {
  port = await freePort();
  browser = await chromium.launch({
    executablePath: findChromium()?.path,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
});
test.afterAll(() => browser.close());

for (const { path } of Object.values(pages)) {
  test(`Lighthouse finds nothing to better for search engines on ${path}`, async ({ baseURL }) => {
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
