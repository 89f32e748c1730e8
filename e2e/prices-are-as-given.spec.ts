/** What machines read of them is held by app/structured-data/graph.test.tsx, and search-engines-find-it. */
import { pages, services, servicesPage } from '../content/index.ts';
import { cardOf, expect, test } from './support/fixtures.ts';

const { card: words } = servicesPage;

/** docs/product.md. */
const PREVIEW = 3;

test('each card says what it costs and what it cost before, as the owner wrote it, on paper too @content', async ({
  page,
}) => {
  await page.goto(pages.services.path);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const { title, subtitle, shortDesc, badge, features, ...given } of services)
      await test.step(`${title}, ${media}`, async () => {
        const card = cardOf(page, title);
        const { price, period, priceNote, originalPrice, discount } = given;
        const cost = [price, period, priceNote].filter((text) => text !== undefined);
        await expect(card).toContainText(cost.join(' '));
        const before = originalPrice ? [`${words.originalPrice} ${originalPrice}`] : [];
        await expect(card.locator('s')).toHaveText(before);
        const texts = [badge, subtitle, shortDesc, discount].filter((text) => text !== undefined);
        for (const text of texts) await expect(card.getByText(text, { exact: true })).toBeVisible();
        await expect(card.getByRole('listitem').filter({ visible: true })).toHaveText(
          features.slice(0, PREVIEW),
        );
        const more = features.length - PREVIEW;
        if (more > 0) await expect(card).toContainText(`+${more} ${words.moreFeatures}`);
        else await expect(card).not.toContainText(/\+\d/);
      });
  }
});
