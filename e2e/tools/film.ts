/** `npm run film`: a film of the board as it is lettered, and the pictures of README.md, into docs/. Needs a build. */
import { statSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { hero, pages } from '../../content/index.ts';
import { serve } from '../../tools/shared/serve.ts';
import { moving, visit } from '../support/fixtures.ts';
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
  await shoot();
  await field.focus();
  for (const letter of NAME) {
    await page.keyboard.type(letter);
    for (let i = 0; i < FRAMES_A_LETTER; i++) {
      await moveBy(page, FRAME);
      await shoot();
    }
  }
  for (let i = 0; i < FRAMES_AFTER; i++) {
    await moveBy(page, FRAME);
    await shoot();
  }
  const delay = frames.map(() => FRAME);
  delay[0] = BEFORE;
  delay[delay.length - 1] = AFTER;
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 82, effort: 6, delay, loop: 0 })
    .toFile(FILM);
  const { size } = statSync(FILM);
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
const open = async (
  path: string,
  size: [number, number],
  colorScheme: 'light' | 'dark',
  isMoving = false,
) => {
  const [width, height] = size;
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width, height },
    isMobile: width < 600,
    colorScheme,
    reducedMotion: isMoving ? moving.contextOptions.reducedMotion : 'reduce',
  });
  await visit(page, path);
  return page;
};
try {
  await shootPicture(await open(pages.home.path, [1280, 800], 'light'), 'wide-light');
  await shootPicture(await open(pages.services.path, [390, 844], 'dark'), 'narrow-dark');
  await shootFilm(await open(pages.home.path, [1280, 800], 'dark', true));
} finally {
  await browser.close();
  await stop();
}
