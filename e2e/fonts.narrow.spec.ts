import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';

declare global {
  var heldFrames: FrameRequestCallback[];
}

/** The names of the web fonts that the page asks for from now on. */
function watchFonts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /(\w+)\.[\w-]+\.woff2$/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
  return asked;
}

test('the web fonts are asked for once the page has been painted', async ({ page }) => {
  const asked = watchFonts(page);
  await page.addInitScript(() => {
    globalThis.heldFrames = [];
    globalThis.requestAnimationFrame = (callback) => globalThis.heldFrames.push(callback);
  });
  const nextFrame = () => page.evaluate(() => globalThis.heldFrames.splice(0).forEach((draw) => draw(0)));
  await page.goto('/', { waitUntil: 'networkidle' });
  await nextFrame();
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toEqual([]);
  await nextFrame();
  await expect.poll(() => asked.sort()).toEqual(['inter', 'poppins']);
});

test('Telugu is asked for where it is read, on a device without a font for it', async ({ page }) => {
  const asked = watchFonts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('telugu');
  await page.goto('/contact/');
  await expect.poll(() => asked).toContain('telugu');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('they are asked for at once', async ({ page }) => {
    const asked = watchFonts(page);
    await page.goto('/', { waitUntil: 'load' });
    expect(asked.sort()).toEqual(['inter', 'poppins']);
  });
});
