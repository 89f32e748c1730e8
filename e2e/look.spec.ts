import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import Color from 'colorjs.io';
import { homeServices } from '../content/home.ts';
import { services, servicesPage } from '../content/services.ts';
import { expect, settle, test, visit } from './support/fixtures.ts';

const FOLDER = 'out/drawings/';
const DRAWINGS = 12_000; // bytes compressed, all of them together

test('the drawings are light', () => {
  const sizes = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => brotliCompressSync(readFileSync(FOLDER + file)).length);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(DRAWINGS);
});

for (const { path, count } of [
  { path: '/', count: homeServices.length },
  { path: '/services/', count: services.length },
])
  test(`each card of ${path} has its drawing, which comes late and moves nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, path);
    // What the fonts move is another matter: e2e/layout-shift.wide.spec.ts.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Object.assign(window, { shift: 0 }));
    const drawings = page.locator('main li img');
    expect(await drawings.count()).toBeGreaterThanOrEqual(count);
    for (const drawing of (await drawings.all()).slice(0, count)) {
      await expect(drawing).toHaveAttribute('loading', 'lazy');
      await expect(drawing).toHaveAttribute('alt', '');
      await drawing.scrollIntoViewIfNeeded();
      await expect
        .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.0005);
  });

test('prices can be found: 28 px or more, in line with those beside them', async ({ page }) => {
  await visit(page, '/services/');
  const numbers = page
    .getByRole('main')
    .getByText(/^₹[\d,]+$/)
    .locator('visible=true');
  const found = await numbers.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('s'))
      .map((element) => ({
        size: parseFloat(getComputedStyle(element).fontSize),
        card: Math.round(element.closest('main li')!.getBoundingClientRect().top),
        bottom: Math.round(element.getBoundingClientRect().bottom),
      })),
  );
  expect(found).toHaveLength(services.length);
  for (const { size } of found) expect(size).toBeGreaterThanOrEqual(28);
  for (const { card, bottom } of found)
    for (const other of found) if (other.card === card) expect(other.bottom).toBe(bottom);
});

test('a value and its title are together', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/services/');
  const items = page.getByRole('region', { name: servicesPage.whyChoose.heading }).getByRole('listitem');
  for (const item of await items.all()) {
    const title = (await item.getByRole('heading').boundingBox())!;
    const text = (await item.locator('p').boundingBox())!;
    expect(text.y - (title.y + title.height)).toBeLessThanOrEqual(24);
  }
});

test('the headline has two volumes', async ({ page }) => {
  await visit(page, '/');
  const [small, large] = await page
    .getByRole('heading', { level: 1 })
    .locator('span')
    .evaluateAll((lines) => lines.map((line) => parseFloat(getComputedStyle(line).fontSize)));
  expect(large! / small!).toBeGreaterThanOrEqual(1.5);
});

test('what a button says can be read while it is pressed', async ({ page }) => {
  await visit(page, '/services/');
  const links = page.getByRole('main').getByRole('link', { name: servicesPage.card.start });
  for (const link of (await links.all()).slice(0, 2)) {
    await link.hover();
    await page.mouse.down();
    await settle(page);
    const [text, ground] = await link.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(new Color(text).contrast(ground, 'WCAG21')).toBeGreaterThanOrEqual(4.5);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('one button among the cards of services is solid', async ({ page }) => {
  await visit(page, '/services/');
  const grounds = await page
    .getByRole('main')
    .getByRole('link', { name: servicesPage.card.start })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor));
  expect(new Set(grounds.slice(1)).size).toBeLessThanOrEqual(1);
  expect(grounds.slice(1)).not.toContain(grounds[0]);
});

test('the chips of a filter are one row on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/services/']) {
    await visit(page, path);
    const tops = await page
      .getByRole('group')
      .getByRole('button')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size, path).toBe(1);
  }
});

test('a panel whose drawing does not arrive keeps its room and its gradient, and frames no hole', async ({
  page,
}) => {
  await page.route('**/drawings/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await visit(page, '/services/');
  const panels = page.locator('main li img').locator('..');
  await expect(panels).toHaveCount(services.length);
  for (const panel of await panels.all()) {
    expect((await panel.boundingBox())!.height).toBeGreaterThan(100);
    await expect(panel).toHaveCSS('background-image', /linear-gradient/);
    await panel.scrollIntoViewIfNeeded();
    await expect(panel.locator('img')).toHaveCSS('width', '0px');
  }
});
