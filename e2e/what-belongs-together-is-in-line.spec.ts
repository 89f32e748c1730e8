import type { Locator } from 'playwright/test';
import { services } from '../content/index.ts';
import { cardOf, expect, test, visit } from './support/fixtures.ts';

/** Pixels that nobody sees. */
const SLIGHT = 2;

const topOf = async (part: Locator) => (await part.boundingBox())!.y;

test('titles and prices of a row of cards, whose lists follow the text @content', async ({ page }) => {
  await visit(page, '/services/');
  const cards = await Promise.all(
    services.map(async ({ title, shortDesc, features, price }) => {
      const card = cardOf(page, title);
      const amount = card.getByText(price.replace(/^Starting from /, '')).first();
      const feature = card.getByText(features[0]!, { exact: true }).first();
      const [top, ...parts] = await Promise.all([card, card.getByRole('heading').first(), amount].map(topOf));
      const { y, height } = (await card.getByText(shortDesc, { exact: true }).boundingBox())!;
      return { top, parts, gap: (await topOf(feature)) - y - height };
    }),
  );
  for (const { top, parts, gap } of cards) {
    const first = cards.find((other) => other.top === top)!;
    for (const [index, part] of parts.entries())
      expect(Math.abs(part - first.parts[index]!)).toBeLessThanOrEqual(SLIGHT);
    expect(gap, 'pixels between two parts of a text').toBeLessThan(24);
  }
});
