import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { files, read } from './support/exported.ts';
import { DESIGNS, expect, holdClock, hydrated, moving, SCRIPT, test } from './support/fixtures.ts';

test.use(moving);

const LIMITS = {
  document: 22_000,
  script: 158_000,
  font: 32_000,
  image: 12_000,
};

/** The owner's own pictures, each by itself: photos.ts. */
const PHOTO = /\/photos\//;
const PHOTO_LIMIT = 45_000;

/** What the owner's words and logo weigh in a page before it may grow with them, in its HTML and in its scripts. */
const OWN: Record<string, number> = { '/': 1_800, '/services/': 2_600 };

function excess(path: string) {
  const words = String(read(`${path}index.html`)).replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
  const own = brotliCompressSync(words + String(read('../content/logo.svg'))).length;
  return Math.max(0, own - (OWN[path] ?? 1_600));
}

async function size(response: Response) {
  const body = await response.body();
  const isCompressed = /font|image\/png/.test(response.headers()['content-type'] ?? '');
  return isCompressed ? body.length : brotliCompressSync(body).length;
}

const sum = async (responses: readonly Response[]) =>
  (await Promise.all(responses.map(size))).reduce((total, bytes) => total + bytes, 0);

for (const path of DESIGNS)
  test(`${path} is light, and at rest does nothing at all @narrow @long`, async ({ page, baseURL }) => {
    const responses: Response[] = [];
    page.on('response', (response) => {
      // Other pages are fetched ahead. Telugu is for devices without it, as this one.
      const { pathname } = new URL(response.url());
      const isOther = pathname.endsWith('/') && response.url() !== `${baseURL}${path}`;
      if (!isOther && !pathname.includes('/telugu')) responses.push(response);
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const hold = await holdClock(page);
    await page.goto(path);
    const early = responses.filter((response) => SCRIPT.test(response.url()));
    expect(early, 'before it is there').toEqual([]);
    await hydrated(page);
    await hold();
    await page.clock.runFor(10_000);
    await expect
      .poll(async () => {
        const links = page.locator('link[rel=prefetch]');
        const ahead = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
        return ahead.length > 0 && ahead.every((href) => asked.includes(href));
      })
      .toBe(true);
    await page.waitForLoadState('networkidle');

    await test.step('it is light', async () => {
      for (const [kind, limit] of Object.entries(LIMITS)) {
        const own = responses.filter((response) => !PHOTO.test(response.url()));
        const bytes = await sum(own.filter((response) => response.request().resourceType() === kind));
        const more = excess(path) * ({ document: 2, script: 4 }[kind] ?? 0);
        expect.soft(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(limit + more);
        if (kind !== 'image') expect.soft(bytes, `bytes of ${kind}`).toBeGreaterThan(0);
      }
    });
    for (const photo of responses.filter((response) => PHOTO.test(response.url())))
      expect.soft(await size(photo), photo.url()).toBeLessThan(PHOTO_LIMIT);
    await test.step('it is quiet', async () => {
      await page.evaluate(() => {
        Object.assign(globalThis, { changes: 0 });
        new MutationObserver((records) => {
          (globalThis as unknown as { changes: number }).changes += records.length;
        }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
      });
      asked.length = 0;
      await page.clock.runFor(60_000);
      const { changes, moving } = await page.evaluate(() => ({
        changes: (globalThis as unknown as { changes: number }).changes,
        moving: document.getAnimations().filter(({ playState }) => playState === 'running').length,
      }));
      expect({ changes, moving, asked }).toEqual({ changes: 0, moving: 0, asked: [] });
    });
  });

test('a change of words leaves the scripts as they are', () => {
  const scripts = files
    .filter((file) => /chunks\/(?!data-).*\.js$/.test(file))
    .map((file) => String(read(file)));
  expect(scripts.length).toBeGreaterThan(3);
  const sentences = readdirSync('content')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => readFileSync(`content/${file}`, 'utf8').match(/(?<=: ")[^"\\]{20,}(?=")/g) ?? []);
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter((text) => scripts.some((script) => script.includes(text)))).toEqual([]);
});
