/** What the details say is held by what-is-heard. */
import type { Page } from 'playwright/test';
import { pages, services, servicesPage } from '../content/index.ts';
import { setLetters } from './support/accessibility.ts';
import { cardOf, dialogWithFocus, expect, scrollPosition, settle, test, visit } from './support/fixtures.ts';

const { card: words } = servicesPage;
const service = services[0]!;

const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page, title: string = service.title) =>
  cardOf(page, title).getByRole('button', { name: words.details });

async function open(page: Page, title: string = service.title) {
  await opener(page, title).click();
  await expect(dialogWithFocus(page)).toHaveAccessibleName(title);
  await settle(page);
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** To Chromium, Android's Back is an Escape that no handler of the page gets. */
async function goBackOnAndroid(page: Page) {
  await page.evaluate(() =>
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true }),
  );
  await page.keyboard.press('Escape');
}

test('a press anywhere on the card opens them, but to mark its text or follow it', async ({ page }) => {
  await visit(page, pages.services.path);
  const card = cardOf(page, service.title);
  const { width, height } = (await card.boundingBox())!;
  const texts = [service.title, service.price.split(' ').at(-1)!, service.features[0]!];
  const presses = [
    ...texts.map((text) => () => card.getByText(text, { exact: true }).first().click()),
    () => card.click({ position: { x: width - 6, y: height - 6 } }),
  ];
  for (const press of presses) {
    await press();
    await expect(dialogWithFocus(page)).toHaveAccessibleName(service.title);
    await close(page);
  }

  await test.step('text is marked', async () => {
    const description = card.getByText(service.shortDesc, { exact: true });
    await description.scrollIntoViewIfNeeded();
    const text = (await description.boundingBox())!;
    await page.mouse.move(text.x + 2, text.y + 8);
    await page.mouse.down();
    await page.mouse.move(text.x + 120, text.y + 8, { steps: 5 });
    await page.mouse.up();
    const marked = await page.evaluate(() => getSelection()!.toString().length);
    expect(marked).toBeGreaterThan(Math.min(3, service.shortDesc.length - 1));
    await opener(page, services[1]!.title).press('Enter');
    await expect(dialogWithFocus(page)).toHaveAccessibleName(services[1]!.title);
    await close(page);
  });

  await card.getByRole('link', { name: words.start }).click();
  await expect(page).toHaveURL(pages.contact.path);
});

test('X, Close, Escape, Back and a press beside close them, back to the card @narrow', async ({ page }) => {
  await visit(page, pages.services.path);
  const ways = [
    () => dialog(page).getByRole('button', { name: words.closeDialog, exact: true }).click(),
    () => dialog(page).getByRole('button', { name: words.close, exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => goBackOnAndroid(page),
    () => page.touchscreen.tap(20, 5),
  ];
  for (const leave of ways) {
    await open(page);
    await leave();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  }
});

test('the keyboard opens them and stays, and only they are scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, pages.services.path);
  await opener(page).scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  await opener(page).press('Space');
  await expect(dialogWithFocus(page)).toBeAttached();
  await close(page);
  await opener(page).press('Enter');
  await expect(dialogWithFocus(page)).toBeAttached();
  for (const turn of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 6; stop++) {
      await page.keyboard.press(turn);
      await expect(dialogWithFocus(page)).toBeAttached();
    }
  const region = dialog(page).getByRole('region');
  const rest = () => region.evaluate((part) => part.scrollHeight - part.clientHeight - part.scrollTop);
  expect(await rest()).toBeGreaterThan(1);
  // Beside the dialog, then in it, where the browser comes to the second turn of the wheel after the first.
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 500);
  await region.hover();
  await page.mouse.wheel(0, 10_000);
  await expect.poll(rest).toBeLessThan(1);
  for (const name of [words.closeDialog, words.close])
    await expect(dialog(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 0.99 });
  expect(await scrollPosition(page)).toBe(before);
});

test('at 400 %, and with text at 200 %, one scroller comes to all of it @long', async ({ page }) => {
  await visit(page, pages.services.path);
  await open(page);
  for (const [width, height, fontSize] of [
    [320, 256, ''],
    [390, 844, '200%'],
  ] as const)
    await test.step(`${width} x ${height} ${fontSize}`, async () => {
      await page.setViewportSize({ width, height });
      await setLetters(page, fontSize, '');
      const scrollers = await dialog(page)
        .locator('*')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.scrollHeight > part.clientHeight + 1)
            .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
            .map((part) => part.clientHeight),
        );
      expect(scrollers).toEqual([expect.any(Number)]);
      expect(scrollers[0], 'what is seen of it at once').toBeGreaterThan(height * 0.85);
      await page.mouse.move(width / 2, height * 0.75);
      await page.mouse.wheel(0, 100_000);
      const button = dialog(page).getByRole('button', { name: words.close, exact: true });
      await expect(button).toBeInViewport({ ratio: 0.99 });
    });
});
