/** `npm run screenshots`: every page in every width and scheme, and what opens, into screenshots/. Needs a build. */
import { chromium, type Page } from 'playwright/test';
import { contact, homeServiceFilters, pages, servicesPage, site } from '../../content/index.ts';
import { browserArguments, chromiumPath } from '../../tools/chromium.ts';
import { serve } from '../../tools/serve.ts';
import { visit } from '../support/fixtures.ts';
import { deviceFonts, writeFontConfiguration } from '../support/fonts.ts';

const FOLDER = 'screenshots';
const SIZES = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

const states = {
  drawer: [pages.home.path, site.frame.openMenu],
  dialog: [pages.services.path, servicesPage.card.details],
  error: [pages.contact.path, contact.send],
  filtered: [pages.home.path, homeServiceFilters[1]!.label],
} as const;

/** The whole page: lazy pictures too, and no empty strip in the place of a scrollbar that is not drawn. */
async function shootWhole(page: Page, name: string) {
  await page.evaluate(() => {
    // By script, because the page's policy refuses styles that it does not know.
    document.documentElement.style.scrollbarGutter = 'auto';
    for (const image of document.images) image.loading = 'eager';
    return Promise.allSettled(Array.from(document.images, (image) => image.decode()));
  });
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: true });
}

writeFontConfiguration();
const { port, stop } = await serve('out', 0);
const browser = await chromium.launch({
  executablePath: chromiumPath({ withWindows: true }),
  args: browserArguments,
  env: { ...(process.env as Record<string, string>), ...deviceFonts },
});
try {
  for (const [width, height] of SIZES)
    for (const colorScheme of ['light', 'dark'] as const) {
      const isMobile = width < 600;
      const page = await browser.newPage({
        baseURL: `http://127.0.0.1:${port}`,
        viewport: { width, height },
        colorScheme,
        isMobile,
        hasTouch: isMobile,
        reducedMotion: 'reduce',
      });
      for (const [name, { path }] of Object.entries(pages)) {
        await visit(page, path);
        await shootWhole(page, `${name}-${width}-${colorScheme}`);
      }
      for (const [name, [path, label]] of Object.entries(states)) {
        await visit(page, path);
        const button = page.getByRole('button', { name: label, exact: true }).first();
        if (!(await button.isVisible())) continue;
        await button.click();
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` });
      }
      await page.close();
    }
  console.log(`The pictures are in ${FOLDER}/.`);
} finally {
  await browser.close();
  await stop();
}
