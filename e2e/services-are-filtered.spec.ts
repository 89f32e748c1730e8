import {
  homeSections,
  homeServiceFilters,
  homeServices,
  pages,
  serviceCategories,
  services,
  servicesPage,
  site,
} from '../content/index.ts';
import { expect, moving, test, visit } from './support/fixtures.ts';

test.use(moving);

const lists = [
  {
    path: pages.home.path,
    label: homeSections.services.filterLabel,
    filters: homeServiceFilters,
    items: homeServices,
    // docs/product.md: from this width on this many cards beside each other.
    columns: { 599: 1, 600: 2, 1280: 2 },
  },
  {
    path: pages.services.path,
    label: servicesPage.filterLabel,
    filters: serviceCategories,
    items: services,
    columns: { 899: 1, 900: 2, 1199: 2, 1200: 3 },
  },
];

for (const { path, label: group, filters, items, columns } of lists)
  test(`on ${path} one category is shown, and how many there are is said @long`, async ({ page }) => {
    await visit(page, path);
    const chips = page.getByRole('group', { name: group }).getByRole('button');
    const pressed = page.getByRole('group', { name: group }).getByRole('button', { pressed: true });
    const titles = items.map(({ title }) => title);
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('heading', { level: 3, name: titles[0], includeHidden: true }) });
    const cards = list.locator(':scope > li');
    const shown = cards.filter({ visible: true }).getByRole('heading', { level: 3 });

    await expect(shown).toHaveText(titles);

    let before = titles;
    for (const { id, label } of [...filters.slice(1), filters[0]!]) {
      const expected = items.filter(({ category }) => id === 'all' || category === id);
      await chips.getByText(label, { exact: true }).click();
      await expect(pressed).toHaveText([label]);
      const now = expected.map(({ title }) => title);
      await expect(shown).toHaveText(now);
      const entering = await cards.evaluateAll((all) =>
        all
          .filter((card) => !card.matches('[hidden]') && getComputedStyle(card).animationName !== 'none')
          .map((card) => card.querySelector('h3')!.textContent),
      );
      expect(entering, 'what was there stays still').toEqual(now.filter((title) => !before.includes(title)));
      before = now;
      const { one, other } = site.frame.servicesShown;
      await expect(page.locator('[aria-live=polite]')).toHaveText(
        `${label}: ${expected.length} ${expected.length === 1 ? one : other}`,
      );
      await expect(cards, 'search engines find those not shown').toHaveCount(items.length);
    }

    await test.step('chips pressed faster than the cards change', async () => {
      await chips.evaluateAll((all) => all.forEach((chip) => (chip as HTMLElement).click()));
      await expect(pressed).toHaveText(filters.at(-1)!.label);
      await chips.first().click();
      await expect(shown).toHaveText(titles);
    });

    await test.step('as many cards beside each other as the width allows', async () => {
      for (const [width, count] of Object.entries(columns)) {
        await page.setViewportSize({ width: Number(width), height: 800 });
        await expect
          .poll(() =>
            cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size),
          )
          .toBe(Math.min(Number(count), items.length));
      }
    });
  });
