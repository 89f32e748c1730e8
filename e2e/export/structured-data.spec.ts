/** What the structured data says to machines is on the page for people too. */
import { expect, type Page, test } from 'playwright/test';
import { pages } from '../../content/pages';
import { services } from '../../content/services';
import { site } from '../../content/site';

type Json = string | number | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

async function graph(page: Page): Promise<Node[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => (JSON.parse(script) as { '@graph': Node[] })['@graph']);
}

/** Every object in the data, however deep. */
function objects(json: Json): Node[] {
  if (typeof json !== 'object') return [];
  const inner = Object.values(json).flatMap(objects);
  return Array.isArray(json) ? inner : [json, ...inner];
}

const ofType = (nodes: Node[], ...types: string[]) =>
  nodes.filter((node) => types.includes(node['@type'] as string));

for (const { path } of Object.values(pages)) {
  test(`every name in the data of ${path} is visible on it`, async ({ page }) => {
    await page.goto(path);
    const names = objects(await graph(page)).flatMap(({ name }) => name ?? []);
    expect(names.length).toBeGreaterThan(0);
    const text = await page.locator('body').innerText();
    // The state is what the cities are in; no page has to say so.
    for (const name of names) if (name !== site.region) expect(text).toContain(name);
  });

  if (path === pages.home.path) continue;
  test(`the breadcrumbs in the data of ${path} are those shown`, async ({ page }) => {
    await page.goto(path);
    const [list, ...more] = ofType(await graph(page), 'BreadcrumbList');
    expect(more).toEqual([]);
    const shown = await page
      .getByRole('navigation', { name: site.frame.breadcrumb })
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => ({
          name: item.querySelector('a, [aria-current]')?.textContent,
          // The last one is the page itself and no link.
          href: item.querySelector('a')?.getAttribute('href') ?? location.pathname,
        })),
      );
    expect(list?.itemListElement).toEqual(
      shown.map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${site.url}${href}`,
      })),
    );
  });
}

test('every service is there with the price that its card shows', async ({ page }) => {
  await page.goto(pages.services.path);
  const nodes = ofType(await graph(page), 'Service');
  expect(nodes).toHaveLength(services.length);

  for (const node of nodes) {
    const heading = page.locator(new URL(node['@id'] as string).hash);
    await expect(heading).toHaveText(node.name as string);
    const card = page.getByRole('listitem').filter({ has: heading });
    await expect(card).toContainText(node.description as string);

    const { price, minPrice, priceCurrency, unitText } = (node.offers as Node).priceSpecification as Node;
    expect(priceCurrency).toBe('INR');
    const amount = `₹${(price as number).toLocaleString('en-IN')}`;
    const shown = minPrice === undefined ? amount : `Starting from ${amount}`;
    expect(minPrice ?? price).toBe(price);
    await expect(card.getByText(shown, { exact: true })).toBeVisible();
    await expect(card.getByText(`/${unitText as string}`, { exact: true })).toBeVisible();
  }
});

test('the graph holds together: what is named by its @id is described once', async ({ page }) => {
  const described: string[] = [];
  const named = new Set<string>();
  const types = new Map<string, Json[]>();
  for (const { path } of Object.values(pages)) {
    await page.goto(path);
    const nodes = await graph(page);
    types.set(
      path,
      nodes.map((node) => node['@type'] ?? ''),
    );
    for (const node of objects(nodes))
      if (node['@id']) {
        if (node['@type']) described.push(node['@id'] as string);
        else named.add(node['@id'] as string);
      }
  }
  expect(described).toEqual([...new Set(described)]);
  expect(described).toEqual(expect.arrayContaining([...named]));
  expect(types.get(pages.home.path)).toEqual([
    site.address ? 'ProfessionalService' : 'Organization',
    'WebSite',
  ]);
  expect(types.get(pages.about.path)).toContain('AboutPage');
  expect(types.get(pages.contact.path)).toContain('ContactPage');
});
