import { pages } from '../content/pages.ts';
import { rupees } from '../content/rupees.ts';
import { services, servicesPage } from '../content/services.ts';
import { expect, test } from './support/fixtures.ts';
import { structuredData } from './support/structured-data.ts';

const { card: words } = servicesPage;

/** docs/product.md. */
const PREVIEW = 3;

test(
  'each card says what it costs and what it cost before, as the owner wrote it, on paper too',
  {
    tag: '@wide',
  },
  async ({ page }) => {
    await page.goto(pages.services.path);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      for (const { title, subtitle, shortDesc, badge, features, ...given } of services)
        await test.step(`${title}, ${media}`, async () => {
          const card = page
            .getByRole('listitem')
            .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
          const { price, period, originalPrice, discount } = given;
          await expect(card).toContainText([price, period, given.priceNote].filter(Boolean).join(' '));
          await expect(card.locator('s')).toHaveText(
            originalPrice ? [`${words.originalPrice} ${originalPrice}`] : [],
          );
          for (const text of [badge, subtitle, shortDesc, discount].flatMap((words) => words ?? []))
            await expect(card.getByText(text, { exact: true })).toBeVisible();
          await expect(card.getByRole('listitem').filter({ visible: true })).toHaveText(
            features.slice(0, PREVIEW),
          );
          await expect(card).toContainText(`+${features.length - PREVIEW} ${words.moreFeatures}`);
        });
    }
  },
);

test(
  'machines read the same prices, and no saving that anybody computed',
  { tag: '@wide' },
  async ({ page, request }) => {
    await page.goto(pages.services.path);
    const nodes = (await structuredData(page)).filter((node) => node['@type'] === 'Service');
    expect(nodes.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
    for (const [index, { price, period }] of services.entries()) {
      const numbers = JSON.stringify(nodes[index]!.offers).match(/\d+/g)!;
      expect(new Set(numbers.map(Number))).toEqual(new Set([rupees(price)]));
      if (period?.startsWith('/'))
        expect(JSON.stringify(nodes[index]!.offers)).toContain(`"unitText":"${period.slice(1)}"`);
      expect(JSON.stringify(nodes[index]!.offers)).toContain('"priceCurrency":"INR"');
    }
    const llms = await (await request.get('/llms.txt')).text();
    for (const { title, price, period } of services)
      expect(llms.split('\n').find((line) => line.startsWith(`- [${title}]`))).toContain(
        `: ${price}${period}.`,
      );
  },
);
