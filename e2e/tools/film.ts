/** `npm run film`: a film of the board as it is lettered, and the pictures of README.md, into docs/. Needs a build. */
import type { BrowserContextOptions, Page } from 'playwright/test';
import sharp from 'sharp';
import { hero, pages } from '../../content/index.ts';
import { serve } from '../../tools/shared/serve.ts';
import { visit } from '../support/fixtures.ts';
import { openBrowser } from '../support/open-browser.ts';

const FILM = 'docs/board.webp';
/** A README should be there at once. */
const LARGEST_FILM = 300_000;

/** What is typed in the film. */
const NAME = 'Lakshmi Silks';

/** Milliseconds: of a picture of the film, and of the first and the last one. */
const FRAME = 80;
const BEFORE = 900;
const AFTER = 3000;

/** A letter is typed every so many pictures; so many more follow the last letter. */
const FRAMES_A_LETTER = 2;
const FRAMES_AFTER = 8;

/** The field, the chat, the board and the shop, in a window of 1,280 px. */
const CLIP = { x: 626, y: 290, width: 592, height: 494 };

/** Stops what moves, and moves it by `time` milliseconds: a slow computer makes the same film as a fast one. */
const moveBy = (page: Page, time: number) =>
  page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = Number(animation.currentTime) + milliseconds;
    }
  }, time);

async function shootFilm(page: Page) {
  const frames: Buffer[] = [];
  const shoot = async () => frames.push(await page.screenshot({ clip: CLIP }));
  const field = page.getByRole('textbox', { name: hero.picture.nameLabel });
  const shootMoving = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await moveBy(page, FRAME);
      await shoot();
    }
  };
  await shoot();
  await field.focus();
  for (const letter of NAME) {
    await page.keyboard.type(letter);
    await shootMoving(FRAMES_A_LETTER);
  }
  await shootMoving(FRAMES_AFTER);
  const delay = [BEFORE, ...frames.slice(2).map(() => FRAME), AFTER];
  const { size } = await sharp(frames, { join: { animated: true } })
    .webp({ quality: 82, effort: 6, delay, loop: 0 })
    .toFile(FILM);
  if (size > LARGEST_FILM) throw new Error(`${FILM} has ${size} bytes. Make it shorter or smaller.`);
}

async function shootPicture(page: Page, name: string) {
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(`docs/${name}.png`);
}

const { port, stop } = await serve('out', 0);
const browser = await openBrowser();
const baseURL = `http://127.0.0.1:${port}`;
const open = async (path: string, options: BrowserContextOptions) => {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', ...options });
  await visit(page, path);
  return page;
};
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
try {
  const light = await open(pages.home.path, { viewport: desktop, colorScheme: 'light' });
  await shootPicture(light, 'wide-light');
  const dark = await open(pages.services.path, { viewport: phone, isMobile: true, colorScheme: 'dark' });
  await shootPicture(dark, 'narrow-dark');
  await shootFilm(
    await open(pages.home.path, { viewport: desktop, colorScheme: 'dark', reducedMotion: 'no-preference' }),
  );
} finally {
  await browser.close();
  await stop();
}
