import type { Page } from 'playwright/test';
import { chatLink } from '../components/links.ts';
import { contact, hero, pages, site } from '../content/index.ts';
import { expect, holdScripts, hydrated, test, visit } from './support/fixtures.ts';
import { enter, worlds } from './support/worlds.ts';

const { nameLabel, nameShown, greeting, send, shop } = hero.picture;

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

test('is lettered as it is typed, in any script, and never breaks the board @both', async ({ page }) => {
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
  for (const nothing of [' ', '\u200b']) {
    await field(page).fill(nothing);
    await expect(board(page)).toBeEmpty();
  }
  await expect(page.getByText(`${greeting}!`, { exact: true })).toBeVisible();
});

test('is asked for by a press on the board, and takes no more than there is room for @narrow', async ({
  page,
}) => {
  await visit(page, pages.home.path);
  await board(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`${'x'.repeat(LONGEST)}yz`);
  await expect(board(page)).toHaveText('x'.repeat(LONGEST));
  await field(page).fill(WIDE.repeat(LONGEST + 1));
  await expect(field(page)).toHaveValue(WIDE.repeat(LONGEST));
  await expect(board(page)).toHaveText(WIDE.repeat(LONGEST));
});

test('is said once, when it is typed', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visit(page, pages.home.path);
  await page.clock.pauseAt(3_600_000);
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

test('is sent to us when the visitor says so, with every character, and named as any enquiry', async ({
  page,
}) => {
  await visit(page, `${pages.home.path}?from=expo`);
  const link = page.getByRole('main').getByRole('link', { name: send, exact: true });
  await expect(link).toBeHidden();
  const name = 'రమ్య & Silks #1 🪔';
  await field(page).fill(name);
  await expect(link).toHaveAttribute(
    'href',
    chatLink(site.chatNumber, `${site.chatGreeting}\n${shop}: ${name}`),
  );
  await expect(link).toHaveAttribute('rel', /noopener/);
  await field(page).press('Tab');
  await expect(link).toBeFocused();
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForURL('https://wa.me/**');
  const text = new URL(tab.url()).searchParams.get('text');
  expect(text).toBe(`${site.chatGreeting}\n${shop}: ${name}\n${contact.enquiry.refLabel}: expo`);
});

test('in Telugu is shown in the font for it, where the device has none', async ({ page }) => {
  await visit(page, pages.home.path);
  await field(page).fill('రమ్య Silks');
  await expect(field(page)).toHaveAttribute('lang', 'te');
  await expect(board(page).locator('[lang=te]')).toHaveText(['ర', 'మ్య']);
  await field(page).fill('Silks');
  await expect(board(page).locator('[lang=te]')).toHaveCount(0);
});

test('is in this page alone', async ({ page }) => {
  await visit(page, pages.home.path);
  await field(page).fill('Lakshmi Silks');
  await expect(board(page)).toHaveText('Lakshmi Silks');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.cookie,
    ]),
  );
  expect(kept).not.toContain('Lakshmi');
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('');
  await expect(board(page)).toBeEmpty();
});

test('is in sight above the keyboard of a phone @narrow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, pages.home.path);
  await field(page).tap();
  await page.setViewportSize({ width: 360, height: 300 });
  await page.keyboard.type('Lakshmi');
  await expect(board(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
});

test.describe('with a page that a translator has changed', () => {
  test.use({ allowedErrors: /Minified React error #418/ });

  test('what is typed before it answers stays, and is lettered @narrow', async ({ page }) => {
    await enter(page, worlds['a translator']!);
    const release = await holdScripts(page);
    await page.goto(pages.home.path);
    const input = page.locator('input[maxlength]');
    await input.tap();
    await page.keyboard.type('Lak');
    release();
    await hydrated(page);
    await expect(input).toHaveValue('Lak');
    await expect(input).toBeFocused();
    await page.keyboard.type('shmi');
    /** Without what this translator puts before each text, even of the board, which forbids it. */
    const lettering = async () => (await board(page).textContent())!.replaceAll('త ', '');
    await expect.poll(lettering).toBe('Lakshmi');
  });
});
