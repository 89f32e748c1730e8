import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import sharp, { type Region } from 'sharp';
import { contact, hero, pages, site } from '../content/index.ts';
import { expectNothingFound } from './support/accessibility.ts';
import { openChat } from './support/enquiry.ts';
import { expect, lose, SCRIPT, test, visit } from './support/fixtures.ts';

const { nameLabel, nameShown, send } = hero.picture;
const { sign } = hero;
const [festival] = sign.festivals;

const field = (page: Page) => page.getByRole('textbox', { name: nameLabel });
const board = (page: Page) => page.locator('.board');
const make = (page: Page) => page.getByRole('button', { name: sign.make, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).getByRole('img');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const said = (page: Page) => page.locator('[aria-live=polite]');

/** What goes along with a sign that is shared. */
const SHARED = `${pages.home.path}?from=sign#your-sign`;

async function typeName(page: Page, name: string) {
  await visit(page, pages.home.path);
  await field(page).fill(name);
}

/** Types a name, and waits until it has been said: what is said next would be cut off. */
async function typeAndHear(page: Page, name: string) {
  await typeName(page, name);
  await expect(said(page)).toHaveText(`${nameShown} ${name}`);
}

/** Types a name and makes the picture of its board. */
async function makePictureOf(page: Page, name: string) {
  await typeName(page, name);
  await make(page).click();
}

/** The file of the picture that is saved. */
async function saved(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, sign.save).click()]);
  return readFileSync(await download.path());
}

/** Of each picture, in pixels: its height, what is inside of the bulbs of its highest board, and that board with its rim. */
const PICTURES = {
  [sign.status]: {
    height: 1920,
    inside: { left: 118, top: 422, width: 844, height: 324 },
    board: { left: 48, top: 352, width: 984, height: 464 },
  },
  [sign.profile]: {
    height: 1080,
    inside: { left: 180, top: 266, width: 720, height: 324 },
    board: { left: 110, top: 196, width: 860, height: 464 },
  },
};

/** In how many pixels of this part two pictures clearly differ. */
async function differences(one: Buffer, other: Buffer, part: Region) {
  const both = sharp(one).composite([{ input: other, blend: 'difference' }]);
  const pixels = await sharp(await both.png({ compressionLevel: 0 }).toBuffer())
    .extract(part)
    .greyscale()
    .threshold(80)
    .raw()
    .toBuffer();
  return pixels.filter((value) => value > 0).length;
}

test('is saved with the name on its board, and nothing else changed @narrow', async ({ page }) => {
  const found: Record<string, Buffer[]> = { [sign.status]: [], [sign.profile]: [] };
  for (const [name, colorScheme] of [
    // The board with a stroke is as good as empty, and nearly as high.
    ['|', 'dark'],
    ['శ్రీ Lakshmi', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await makePictureOf(page, name);
    for (const format of [sign.status, sign.profile]) {
      await dialog(page).getByLabel(sign.formatLabel).selectOption({ label: format });
      await expect(picture(page)).toHaveAccessibleName(`${sign.shown} ${name}.`);
      found[format]!.push(await saved(page));
    }
  }
  for (const [format, [empty, named]] of Object.entries(found)) {
    const { height, inside, board } = PICTURES[format]!;
    expect(await sharp(named).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height });
    expect(named!.length, 'bytes').toBeLessThan(400_000);
    expect(await differences(empty!, named!, inside), format).toBeGreaterThan(9000);
    const whole = { left: 0, top: 0, width: 1080, height };
    expect(await differences(empty!, named!, whole)).toBe(await differences(empty!, named!, board));
  }
});

test('is made by keyboard, and a screen reader says what it shows', async ({ page }) => {
  await visit(page, pages.home.path);
  await expect(make(page)).toBeHidden();
  await typeAndHear(page, 'Lakshmi');
  await field(page).press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: send, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(make(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(`${sign.shown} Lakshmi.`);
  await expect(picture(page)).toBeVisible();
  await dialog(page).getByLabel(sign.festivalLabel).selectOption({ label: festival!.name });
  await expect(picture(page)).toHaveAccessibleName(`${sign.shown} Lakshmi. ${festival!.greeting}`);
  await expectNothingFound(page, 'the picture of a sign');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, sign.save).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.jpg$/);
  await expect(said(page)).toHaveText(sign.saved);
  await expect(dialog(page).getByText(sign.saved)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(make(page)).toBeFocused();
  await expect(board(page)).toHaveText('Lakshmi');
});

const shares = (page: Page) => page.evaluate(() => (globalThis as unknown as { shares: object[] }).shares);

test('goes to the share sheet, with the address at which one makes another', async ({ page }) => {
  await page.addInitScript(() => {
    const shares: object[] = [];
    const ends = [undefined, 'AbortError', 'NotAllowedError'];
    Object.assign(globalThis, { shares });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/jpeg',
      share: ({ files, text }: ShareData) => {
        const end = ends[shares.length];
        shares.push({ text, size: files![0]!.size });
        return end ? Promise.reject(new DOMException('', end)) : Promise.resolve();
      },
    });
  });
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  await makePictureOf(page, 'Lakshmi');
  for (const count of [1, 2]) {
    await button(page, sign.share).click();
    await expect.poll(() => shares(page)).toHaveLength(count);
  }
  const [{ text, size }] = (await shares(page)) as [{ text: string; size: number }];
  expect(text).toBe(`${sign.message} ${new URL(SHARED, site.url).href}`);
  expect(size).toBeGreaterThan(50_000);
  await expect(dialog(page).getByText(sign.failed)).toHaveCount(0);
  await expect(dialog(page).getByText(sign.saved)).toHaveCount(0);
  expect(downloads).toBe(0);
  // Refused by the browser: it is saved.
  await Promise.all([page.waitForEvent('download'), button(page, sign.share).click()]);
  await expect(dialog(page).getByText(sign.saved)).toBeVisible();
});

test.describe('where it cannot be made', () => {
  test.use({ allowedErrors: /Failed to load|404|ChunkLoadError|decode/ });

  const obstacles = {
    'no canvas': (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
    'a canvas that gives back other colours': (page: Page) =>
      page.addInitScript(() => {
        const white = new Uint8ClampedArray([255, 255, 255, 255]);
        CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(white, 1, 1);
      }),
    'no font for the name': (page: Page) => page.route(/\/fonts\/telugu/, lose),
  };

  for (const [obstacle, put] of Object.entries(obstacles))
    test(`one sentence says so, and the board stays: ${obstacle}`, async ({ page }) => {
      await put(page);
      await typeAndHear(page, 'రమ్య');
      await make(page).click();
      await expect(dialog(page).getByText(sign.failed)).toBeVisible();
      await expect(said(page)).toHaveText(sign.failed);
      await expect(picture(page)).toHaveCount(0);
      await expect(button(page, sign.save)).toBeDisabled();
      await button(page, sign.close).click();
      await expect(board(page)).toHaveText('రమ్య');
    });

  test('one sentence says so, and the board stays: scripts that do not come, which another press fetches', async ({
    page,
  }) => {
    await typeName(page, 'Lakshmi');
    await page.route(SCRIPT, lose);
    await make(page).click();
    await expect(page.getByRole('main').getByText(sign.failed)).toBeVisible();
    await expect(board(page)).toHaveText('Lakshmi');
    await page.unroute(SCRIPT, lose);
    await make(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test('is asked of who comes by a shared one, beside the empty board @both', async ({ page }) => {
  await page.goto(SHARED);
  const question = page.getByText(sign.question, { exact: true });
  for (const part of [question, field(page), board(page)]) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(board(page)).toBeEmpty();
  // No keyboard of a phone is opened; the next Tab is at the field.
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await visit(page, page.url());
  await field(page).fill('Ramya');
  const link = page.getByRole('main').getByRole('link', { name: send, exact: true });
  expect(await openChat(page, link)).toMatch(RegExp(`Ramya\n${contact.enquiry.refLabel}: sign$`));
  await page.goto(pages.home.path);
  await expect(question).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked that cannot be answered', async ({ page }) => {
    await page.goto(SHARED);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByText(sign.question, { exact: true })).toBeHidden();
  });
});
