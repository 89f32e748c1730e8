import { rupees } from '../content/formats.ts';
import { pages, services, servicesPage } from '../content/index.ts';
import { read, structuredData } from './support/exported.ts';
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

test('machines read the same prices, and no saving that anybody computed @content', () => {
  const nodes = structuredData(pages.services.path).filter((node) => node['@type'] === 'Service');
  expect(nodes.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
  for (const [index, { price, period = '' }] of services.entries()) {
    const offer = JSON.stringify(nodes[index]!.offers);
    expect(offer === undefined).toBe(!rupees(price));
    if (!offer) continue;
    const unit = period.replace(/^(\/|an? |per )/, '');
    expect(new Set(offer.replace(unit, '').match(/\d+/g)!.map(Number))).toEqual(new Set([rupees(price)]));
    if (period) expect(offer).toContain(`"unitText":"${unit}"`);
    expect(offer).toContain('"priceCurrency":"INR"');
    expect(offer).toMatch(price.startsWith('₹') ? /"price":\d/ : /"minPrice":\d/);
  }
  const llms = read('llms.txt').toString();
  for (const { title, price, period = '' } of services) {
    const cost = `: ${price} ${period}`.replace(' /', '/').trim();
    expect(llms.split('\n').find((line) => line.startsWith(`- [${title}]`))).toContain(cost);
  }
});
