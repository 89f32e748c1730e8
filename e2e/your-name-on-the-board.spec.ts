import type { Page } from 'playwright/test';
import { chatLink } from '../components/links.ts';
import { contact, hero, pages, site } from '../content/index.ts';
import { openChat } from './support/enquiry.ts';
import { expect, holdClock, hydrated, test, visit } from './support/fixtures.ts';

const { nameLabel, nameShown, greeting, send, shop, shopTelugu } = hero.picture;

const LONGEST = 24;

/** One letter, of six code units. */
const WIDE = 'క్ష్మీ';

const NAMES = [
  'Lakshmi Silks',
  'శ్రీ వెంకటేశ్వర వస్త్రాలయం',
  'W'.repeat(LONGEST),
  WIDE.repeat(LONGEST),
  'Sri Venkateswara Textile',
  'S',
  'రమ్య Silks 🪔',
];

const field = (page: Page) => page.getByRole('textbox', { name: nameLabel });

const board = (page: Page) => page.locator('.board');

async function expectGreeting(page: Page, name: string) {
  await expect(page.getByText(`${greeting} ${name}!`, { exact: true })).toBeVisible();
}

test('is lettered as it is typed, in any script, and stays on the board @both', async ({ page }) => {
  await visit(page, pages.home.path);
  await expect(board(page)).toBeEmpty();
  for (const name of NAMES) {
    await field(page).fill(name);
    await expect(board(page)).toHaveText(name);
    await expectGreeting(page, name);
    const isInside = await board(page).evaluate((box) => {
      const [outer, inner] = [box, box.querySelector('span')!].map((part) => part.getBoundingClientRect());
      return (
        inner!.left >= outer!.left - 1 && inner!.right <= outer!.right + 1 && inner!.top >= outer!.top - 1
      );
    });
    expect(isInside, name).toBe(true);
  }
  await expect(field(page)).toHaveAttribute('lang', 'te');
  await expect(board(page).locator('[lang=te]')).toHaveText(['ర', 'మ్య']);
  for (const nothing of [' ', '\u200b']) {
    await field(page).fill(nothing);
    await expect(board(page)).toBeEmpty();
    await expect(board(page).locator('[lang=te]')).toHaveCount(0);
  }
  await expect(page.getByText(`${greeting}!`, { exact: true })).toBeVisible();
});

test('is asked for by a press on the board, above the keyboard @narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, pages.home.path);
  await board(page).tap();
  await expect(field(page)).toBeFocused();
  await page.setViewportSize({ width: 360, height: 300 });
  await page.keyboard.type(`${'x'.repeat(LONGEST)}yz`);
  await expect(board(page)).toHaveText('x'.repeat(LONGEST));
  for (const part of [board(page), field(page)]) await expect(part).toBeInViewport({ ratio: 1 });
  // A letter more in the middle: the last one goes, and the caret stays where it is.
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('ab');
  await expect(field(page)).toHaveValue(`${'x'.repeat(12)}ab${'x'.repeat(10)}`);
});

test('is said once, when it is typed', async ({ page }) => {
  const hold = await holdClock(page);
  await visit(page, pages.home.path);
  await hold();
  const said = page.locator('[aria-live=polite]');
  await field(page).fill('Lakshmi');
  await expect(board(page)).toHaveText('Lakshmi');
  await page.clock.runFor(900);
  await field(page).fill('Lakshmi Silks');
  await expect(board(page)).toHaveText('Lakshmi Silks');
  await page.clock.runFor(900);
  await expect(said).toBeEmpty();
  await page.clock.runFor(200);
  await expect(said).toHaveText(`${nameShown} Lakshmi Silks`);
});

test('is sent whole when the visitor says so, and kept nowhere', async ({ page }) => {
  await visit(page, `${pages.home.path}?from=expo`);
  const link = page.getByRole('main').getByRole('link', { name: send, exact: true });
  await expect(link).toBeHidden();
  await field(page).fill('Lakshmi Silks');
  const english = `${site.chatGreeting}\n${shop}: Lakshmi Silks`;
  await expect(link).toHaveAttribute('href', chatLink(site.chatNumber, english));
  const name = 'రమ్య & Silks #1 🪔';
  await field(page).fill(name);
  const telugu = `${hero.teluguChat.greeting}\n${shopTelugu}: ${name}`;
  await expect(link).toHaveAttribute('href', chatLink(site.chatNumber, telugu));
  await expect(link).toHaveAttribute('rel', /noopener/);
  await field(page).press('Tab');
  await expect(link).toBeFocused();
  expect(await openChat(page, link)).toBe(`${telugu}\n${contact.enquiry.refLabel}: expo`);

  const kept = await page.evaluate(() => [
    JSON.stringify({ ...localStorage, ...sessionStorage, ...history.state }),
    decodeURIComponent(location.href + document.cookie),
  ]);
  expect(kept.join()).not.toContain('రమ్య');
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('');
  await expect(board(page)).toBeEmpty();
});
