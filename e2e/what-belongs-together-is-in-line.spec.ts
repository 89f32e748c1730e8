import type { Locator } from 'playwright/test';
import { homeSections } from '../content/home.ts';
import { processSteps } from '../content/process.ts';
import { services } from '../content/services.ts';
import { cardOf, expect, test, visit } from './support/fixtures.ts';

/** Pixels that nobody sees. */
const SLIGHT = 2;

const { step: stepWord } = homeSections.process;

const leftOf = async (part: Locator) => (await part.boundingBox())!.x;
const topOf = async (part: Locator) => (await part.boundingBox())!.y;

test('both lines of the headline as they are inked, and the facts of the process below its steps', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const edges = await page
    .getByRole('heading', { level: 1 })
    .locator('span')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const context = document.createElement('canvas').getContext('2d')!;
        const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(line);
        context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const range = document.createRange();
        range.selectNodeContents(line);
        return (
          range.getBoundingClientRect().left - context.measureText(line.textContent).actualBoundingBoxLeft
        );
      }),
    );
  expect(edges).toHaveLength(2);
  expect(Math.abs(edges[0]! - edges[1]!)).toBeLessThanOrEqual(SLIGHT);

  const circles = processSteps.map(({ id, title }) =>
    page.getByRole('button', { name: `${stepWord} ${id}: ${title}`, exact: true }),
  );
  const [{ drawing, subtitle, deliverables, metrics }] = processSteps;
  const facts = [subtitle, deliverables[0], ...metrics.slice(0, 1).map(({ value }) => value)].map((text) =>
    page.getByText(text, { exact: true }).filter({ visible: true }),
  );
  const columns = await Promise.all(circles.map(leftOf));
  for (const [index, circle] of circles.entries()) {
    const name = page.getByRole('button').filter({ hasText: processSteps[index]!.title });
    const text = name.locator('span').first();
    expect(Math.abs((await leftOf(text)) - (await leftOf(circle)))).toBeLessThanOrEqual(SLIGHT);
  }
  // The words beside the picture, what is done below them, and what comes of it in the last column.
  for (const [index, fact] of facts.entries()) {
    const inset = (await leftOf(fact)) - columns.at(index === 2 ? -1 : drawing ? 1 : 0)!;
    expect(inset).toBeGreaterThanOrEqual(-SLIGHT);
    expect(inset).toBeLessThanOrEqual(32);
  }
});

test('the cards of a row have titles and prices in line, and lists close to the text', async ({ page }) => {
  await visit(page, '/services/');
  const cards = await Promise.all(
    services.map(async ({ title, shortDesc, features, price }) => {
      const card = cardOf(page, title);
      const amount = card.getByText(price.replace(/^Starting from /, '')).first();
      const feature = card.getByText(features[0], { exact: true }).first();
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
