/** What a card says on the screen is held by what-is-heard; what machines read by app/structured-data/graph.test.tsx. */
import type { Page } from 'playwright/test';
import { serviceHref } from '../components/page-links.ts';
import { pages, type Service, serviceCategories, services, servicesPage } from '../content/index.ts';
import { cardOf, expect, test, visit } from './support/fixtures.ts';

/** Pixels: six such rows and their heading are as high as a phone of 360 x 640 px has room below its header. */
const ROW = 85;

/** As many letters have room in such a row. */
const LETTERS = 56;

const words = ({ title, timeline, price, period, priceNote }: Service) =>
  [title, timeline, price, period, priceNote].filter(Boolean).join(' ');

const row = (page: Page, service: Service) =>
  page.getByRole('main').getByRole('link', { name: words(service), exact: true });

/** All of its card that has room is in sight, and the header covers none of it. */
async function expectAtCard(page: Page, { slug, title }: Service) {
  await expect(page).toHaveURL(serviceHref(slug));
  const heading = page.getByRole('heading', { level: 3, name: title, exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const below = async () => {
    const header = (await page.getByRole('banner').boundingBox())!;
    return (await cardOf(page, title).boundingBox())!.y - header.y - header.height;
  };
  await expect.poll(below).toBeGreaterThanOrEqual(0);
}

// That home and footer lead there is held by what-is-heard.
test('the address of a service opens the prices at its card @both', async ({ page }) => {
  for (const service of services) {
    // Else the browser would only go to another place of the page.
    await page.goto('about:blank');
    await page.goto(serviceHref(service.slug));
    await expectAtCard(page, service);
  }
});

test('the board names every price, and a row leads to its card @narrow @content', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, pages.services.path);
  for (const service of services) await expect(row(page, service)).toBeVisible();
  const first = (await row(page, services[0]!).boundingBox())!;
  const last = (await row(page, services.at(-1)!).boundingBox())!;
  const rows = services.reduce((sum, service) => sum + Math.max(1, words(service).length / LETTERS), 0);
  expect(last.y + last.height - first.y).toBeLessThanOrEqual(rows * ROW);

  // Also where a filter has hidden it.
  const chips = page.getByRole('group', { name: servicesPage.filterLabel }).getByRole('button');
  const other = serviceCategories.findLast(({ id }) => id !== 'all' && id !== services.at(-1)!.category);
  await chips.getByText(other?.label ?? serviceCategories[0]!.label, { exact: true }).click();
  await row(page, services.at(-1)!).click();
  await expectAtCard(page, services.at(-1)!);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on paper too each card says what it costs, and cost before @content', async ({ page }) => {
  await page.goto(pages.services.path);
  await page.emulateMedia({ media: 'print' });
  for (const { title, price, period, priceNote, originalPrice } of services) {
    const card = cardOf(page, title);
    const cost = [price, period, priceNote].filter((text) => text !== undefined);
    await expect(card).toContainText(cost.join(' '), { useInnerText: true });
    const before = originalPrice ? [`${servicesPage.card.originalPrice} ${originalPrice}`] : [];
    await expect(card.locator('s').filter({ visible: true })).toHaveText(before);
  }
});
