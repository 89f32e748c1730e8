/** Whatever is read or read aloud is in content/, where staff can change it. */
import { expect, test } from 'playwright/test';
import { pages } from '../../content/pages.ts';
import { site } from '../../content/site.ts';
import { foreignWords, wordsNotInContent } from '../support/content-words.ts';

for (const path of [...Object.values(pages).map(({ path }) => path), '/no-such-page/'])
  test(`${path} has no word that is not in content/`, async ({ page }) => {
    await page.goto(path);
    expect(await wordsNotInContent(page)).toEqual([]);
  });

test('the manifest and llms.txt have no word that is not in content/', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<string, string>;
  const llms = await (await request.get('/llms.txt')).text();
  const lines = llms
    .split('\n')
    // A word of the form itself: https://llmstxt.org
    .filter((line) => line !== '## Optional')
    .map((line) => line.replace(/\]\([^)]*\)/, ']'));
  const shown = [manifest.name, manifest.short_name, manifest.description, ...lines].map(
    (text) => text ?? '',
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.flatMap((text) => foreignWords(text) ?? [])).toEqual([]);
});

test('a word that is not in content/ is found', () => {
  expect(foreignWords(`${site.brand}: ${site.tagline}, © 2`)).toBeUndefined();
  expect(foreignWords(`${site.brand} unlisted`)).toBe('unlisted');
  // A part of a word does not count.
  expect(foreignWords(`${site.brand}s`)).toBe(`${site.brand}s`);
});
