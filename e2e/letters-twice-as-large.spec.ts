import { losses } from './support/accessibility.ts';
import { DESIGNS, expect, TELUGU_DESIGNS, test, visit } from './support/fixtures.ts';

// The browser's own size. One that a page sets leaves it the layout of a wider screen.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...launchOptions.args!, '--blink-settings=defaultFontSize=32'] }),
});

/** Words of at most eight letters that are on more than one line. */
const brokenWords = (element: HTMLElement) => {
  const broken: string[] = [];
  const letters = new Intl.Segmenter('te');
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if ([...letters.segment(word)].length <= 8 && lines.size > 1) broken.push(word);
    }
  }
  return broken;
};

for (const path of [...DESIGNS, ...TELUGU_DESIGNS])
  test(`${path} cuts nothing, and breaks no short word and no price @narrow @long`, async ({ page }) => {
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 360, 640, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect.poll(() => page.evaluate(losses), `cut at ${width} px`).toEqual([]);
      if (width === 360 || width === 640)
        expect(await page.locator('body').evaluate(brokenWords), `broken at ${width} px`).toEqual([]);
    }
  });
