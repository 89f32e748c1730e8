import type { Page } from 'playwright/test';
import { services, servicesPage } from '../content/services.ts';
import {
  dialogWithFocus,
  expect,
  nextMovement,
  scrollPosition,
  settle,
  test,
  visit,
} from './support/fixtures.ts';

const { card: words } = servicesPage;
const [social] = services;

/** docs/product.md: three are on the card. */
const moreFeatures = `+${social.features.length - 3} ${words.moreFeatures}`;

const dialog = (page: Page) => page.getByRole('dialog');
const opener = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: words.details });

async function open(page: Page, title: string = social.title) {
  await opener(page, title).click();
  await expect(dialogWithFocus(page)).toHaveAccessibleName(title);
  await settle(page);
}

for (const service of services)
  test(`tells all about ${service.title}`, async ({ page }) => {
    await visit(page, '/services/');
    await open(page, service.title);
    await expect(dialog(page).getByRole('heading')).toHaveText([
      service.title,
      words.included,
      words.deliverables,
      words.platforms,
      words.timeline,
    ]);
    const said = [
      ...service.features,
      ...service.deliverables,
      ...service.platforms,
      service.timeline,
      service.subtitle,
      service.price,
      service.period,
      `${words.originalPrice} ${service.originalPrice}`,
      service.discount,
    ];
    await expect(dialog(page).locator('s')).toHaveText(`${words.originalPrice} ${service.originalPrice}`);
    for (const text of said)
      await expect(dialog(page).getByText(text, { exact: true }).first()).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: words.close, exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: words.start })).toHaveAttribute(
      'href',
      `/contact/#service=${service.slug}`,
    );
    // Unless another field says the same.
    const unsaid = service.processSteps.filter((step) => !said.some((text) => text === step));
    for (const step of unsaid) await expect(dialog(page).getByText(step, { exact: true })).toHaveCount(0);
  });

test('a card shows what it costs, the first 3 features and how many more there are', async ({ page }) => {
  await visit(page, '/services/');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: social.title, exact: true }) });
  await expect(card.getByRole('listitem').filter({ visible: true })).toHaveText(social.features.slice(0, 3));
  await expect(card.getByText(moreFeatures)).toBeVisible();
  const { badge, subtitle, shortDesc, price, period, discount, originalPrice } = social;
  for (const text of [badge, subtitle, shortDesc, price, period, discount])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.locator('s')).toHaveText(`${words.originalPrice} ${originalPrice}`);
});

test('opens by a click anywhere on the card but on Get Started Now', async ({ page }) => {
  await visit(page, '/services/');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: social.title, exact: true }) });
  const spots = [
    card.getByRole('heading', { name: social.title, exact: true }),
    card.getByText(social.badge),
    card.getByText(social.shortDesc),
    card.getByText(social.price),
    card.getByText(social.features[0]).first(),
    card.getByText(moreFeatures),
  ];
  const { width, height } = (await card.boundingBox())!;
  const corners = [
    { x: 6, y: 6 },
    { x: width - 6, y: height - 6 },
  ];
  const clicks = [
    ...spots.map((spot) => async () => {
      await spot.scrollIntoViewIfNeeded();
      // The button that covers the card takes the click.
      const box = (await spot.boundingBox())!;
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }),
    ...corners.map((position) => () => card.click({ position })),
  ];
  for (const click of clicks) {
    await click();
    await expect(dialog(page)).toHaveAccessibleName(social.title);
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }

  await card.getByRole('link', { name: words.start }).click();
  await page.waitForURL('/contact/');
  await expect(dialog(page)).toHaveCount(0);
});

test('closes on X, Close, Escape and beside it, and focus returns to the card', async ({ page }) => {
  await visit(page, '/services/');
  const ways = [
    () => dialog(page).getByRole('button', { name: servicesPage.card.closeDialog }).click(),
    () => dialog(page).getByRole('button', { name: words.close, exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ];
  for (const close of ways) {
    await open(page);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page, social.title)).toBeFocused();
  }
});

test('comes and goes in 200 to 300 ms', async ({ page }) => {
  await visit(page, '/services/');
  for (const act of [
    () => opener(page, social.title).click(),
    () => dialog(page).getByRole('button', { name: words.close, exact: true }).click(),
  ]) {
    const movement = nextMovement(page);
    await act();
    expect(await movement).toEqual(['opacity 240', 'opacity 240', 'transform 240']);
    await settle(page);
  }
});

test('opens by keyboard, takes focus in and keeps it', async ({ page }) => {
  await visit(page, '/services/');
  for (const key of ['Enter', 'Space']) {
    await opener(page, social.title).press(key);
    await expect(dialogWithFocus(page)).toBeAttached();
    for (let stop = 0; stop < 6; stop++) {
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(opener(page, social.title)).toBeFocused();
  }
});

test('scrolls inside when it is long, and the page behind stays still', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await visit(page, '/services/');
  await opener(page, social.title).scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  const left = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().left);
  const place = await left();
  await open(page);
  const content = dialog(page).getByRole('region');
  const timeline = dialog(page).getByText(social.timeline);
  await expect(timeline).not.toBeInViewport();
  await content.focus();
  await page.keyboard.press('End');
  await expect(timeline).toBeInViewport();
  for (const name of [servicesPage.card.closeDialog, words.close])
    await expect(dialog(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await scrollPosition(page)).toBe(before);
  expect(await left()).toBe(place);
});

test('leaves a page that scrolls after Get Started Now', async ({ page }) => {
  await visit(page, '/services/');
  await open(page);
  await dialog(page).getByRole('link', { name: words.start }).click();
  await page.waitForURL('/contact/');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
});
