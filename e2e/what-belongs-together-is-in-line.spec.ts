import type { Locator } from 'playwright/test';
import { processSteps, services } from '../content/index.ts';
import { cardOf, expect, test, visit } from './support/fixtures.ts';

/** Pixels that nobody sees. */
const SLIGHT = 2;

const leftOf = async (part: Locator) => (await part.boundingBox())!.x;
const topOf = async (part: Locator) => (await part.boundingBox())!.y;

test('the inked lines of the headline, and each step with its circle @content', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const edges = await page
    .getByRole('heading', { level: 1 })
    .locator('span')
    .evaluateAll((lines) =>
      lines.map((line) => {
        // The same letter in both, whatever the owner's words begin with.
        line.textContent = 'E';
        const context = document.createElement('canvas').getContext('2d')!;
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(line);
        context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const range = document.createRange();
        range.selectNodeContents(line);
        const { left } = range.getBoundingClientRect();
        const { top, bottom } = line.getBoundingClientRect();
        return { left: left - context.measureText(line.textContent).actualBoundingBoxLeft, top, bottom };
      }),
    );
  expect(edges).toHaveLength(2);
  const [first, second] = [edges[0]!, edges[1]!];
  expect(Math.abs(first.left - second.left)).toBeLessThanOrEqual(SLIGHT);
  expect(second.top).toBeGreaterThanOrEqual(first.bottom);

  const steps = processSteps.map(({ title }) => page.getByRole('button').filter({ hasText: title }));
  for (const [index, step] of steps.entries()) {
    const { title } = processSteps[index]!;
    const [circle, name] = [step.locator('span').first(), step.getByText(title, { exact: true })];
    expect(Math.abs((await leftOf(name)) - (await leftOf(circle)))).toBeLessThanOrEqual(SLIGHT);
  }
});

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
