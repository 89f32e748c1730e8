/** `npm run screenshots`: every page in four widths and both schemes, and what opens, into screenshots/. Needs a build. */
import type { Page } from 'playwright/test';
import { contact, pages, servicesPage, site } from '../../content/index.ts';
import { serve } from '../../tools/shared/serve.ts';
import { settle, visit } from '../support/fixtures.ts';
import { openBrowser } from '../support/open-browser.ts';

const FOLDER = 'screenshots';
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1920, 1080],
] as const;

/** What opens, by the page and the button there. From 900 px on there is no drawer. */
const states = [
  { name: 'drawer', path: pages.home.path, button: site.frame.openMenu, role: 'dialog', upTo: 899 },
  {
    name: 'dialog',
    path: pages.services.path,
    button: servicesPage.card.details,
    role: 'dialog',
    upTo: Infinity,
  },
  { name: 'error', path: pages.contact.path, button: contact.send, role: 'alert', upTo: Infinity },
] as const;

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

const { port, stop } = await serve('out', 0);
const browser = await openBrowser();
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
      for (const { name, path, button, role } of states.filter(({ upTo }) => width <= upTo)) {
        await visit(page, path);
        // Fails where there is no such button: a picture that is missing tells nobody.
        await page.getByRole('button', { name: button }).first().click();
        await page.getByRole(role).filter({ visible: true }).first().waitFor();
        await settle(page);
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png` });
      }
      await page.close();
    }
  console.log(`The pictures are in ${FOLDER}/.`);
} finally {
  await browser.close();
  await stop();
}
