import { homeServiceFilters, homeServices } from '../content/home.ts';
import { serviceCategories, services } from '../content/services.ts';
import { site } from '../content/site.ts';
import { expect, test, visit } from './support/fixtures.ts';

for (const { path, filters, items } of [
  { path: '/', filters: homeServiceFilters, items: homeServices },
  { path: '/services/', filters: serviceCategories, items: services },
])
  test(`the chips of ${path} show one category at a time`, async ({ page }) => {
    await visit(page, path);
    const chips = page.getByRole('group').getByRole('button');
    const pressed = page.getByRole('group').getByRole('button', { pressed: true });
    const titles = items.map(({ title }) => title);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    const shown = cards
      .filter({ visible: true })
      .getByRole('heading', { level: 3 })
      .filter({
        hasText: new RegExp(titles.join('|')),
      });

    await expect(chips).toHaveText(filters.map(({ label }) => label));
    await expect(pressed).toHaveText([filters[0].label]);
    await expect(shown).toHaveText(titles);

    for (const { id, label } of [...filters.slice(1), filters[0]]) {
      const expected = items.filter(({ category }) => id === 'all' || category === id);
      await chips.getByText(label, { exact: true }).click();
      await expect(pressed).toHaveText([label]);
      await expect(shown).toHaveText(expected.map(({ title }) => title));
      const { one, other } = site.frame.servicesShown;
      const shownNow = `${expected.length} ${expected.length === 1 ? one : other}`;
      await expect(page.locator('[aria-live=polite]')).toHaveText(`${label}: ${shownNow}`);
      for (const title of titles)
        await expect(page.getByRole('heading', { name: title, includeHidden: true }).first()).toBeAttached();
    }
  });

for (const { path, card, columns } of [
  { path: '/', card: homeServices[0], columns: { 599: 1, 600: 2, 1280: 2 } },
  { path: '/services/', card: services[0], columns: { 899: 1, 900: 2, 1199: 2, 1200: 3 } },
])
  test(`the cards of ${path} fill as many columns as the width allows`, async ({ page }) => {
    await visit(page, path);
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 3, name: card.title }) });
    for (const [width, count] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const tracks = () =>
        list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      await expect.poll(tracks, `at ${width} px`).toBe(count);
    }
    // As the filter leaves it with one result.
    const share = await list.evaluate((grid) => {
      const [first, ...others] = Array.from(grid.children, (item) => item as HTMLElement);
      for (const item of others) item.hidden = true;
      grid.dataset.only = '';
      return first!.offsetWidth / grid.clientWidth;
    });
    expect(share, 'the width of the only card').toBe(1);
  });

test('chips pressed faster than the cards change leave no error', async ({ page }) => {
  await visit(page, '/services/');
  const chips = page.getByRole('group').getByRole('button');
  await chips.evaluateAll((all) => all.forEach((chip) => (chip as HTMLElement).click()));
  await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(500); // an error would come with the next frames
});
