/** Every page as a crawler reads it, which runs no script. */
import { parse } from 'parse5';
import type { APIRequestContext, Page } from 'playwright/test';
import { pages } from '../content/pages.ts';
import { site } from '../content/site.ts';
import { elements } from '../tools/export/elements.ts';
import { files, read } from './support/exported.ts';
import { expect, PATHS, test } from './support/fixtures.ts';
import { type Json, type Node, structuredData } from './support/structured-data.ts';

test.use({ javaScriptEnabled: false, allowedErrors: /404/ });

const tag = '@wide';

/** The content of a meta element, of which there must be one. */
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** A PNG as it is served. Width and height are in its first chunk: https://www.w3.org/TR/png-3/#11IHDR */
async function png(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect(response.headers()['content-type'], address).toBe('image/png');
  const bytes = await response.body();
  return { bytes: bytes.length, size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` };
}

/** Every object in the data, however deep. */
function objects(json: Json): Node[] {
  if (typeof json !== 'object') return [];
  const inner = Object.values(json).flatMap(objects);
  return Array.isArray(json) ? inner : [json, ...inner];
}

async function expectMetadata(page: Page, path: string, shareAlt: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  const title = await page.title();
  expect.soft(title.length, title).toBeLessThanOrEqual(60);
  expect.soft(title).toContain(site.brand);
  const description = (await meta(page, 'description'))!;
  expect.soft(description.length, description).toBeGreaterThanOrEqual(70);
  expect.soft(description.length, description).toBeLessThanOrEqual(160);

  const address = `${site.url}${path}`;
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect.soft(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect.soft(page.locator('meta[name=theme-color][media]')).toHaveCount(2);
  const expected = {
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:type': 'website',
    'og:site_name': site.brand,
    'og:image:alt': shareAlt,
    'twitter:card': 'summary_large_image',
  };
  for (const [name, content] of Object.entries(expected))
    expect.soft(await meta(page, name), name).toBe(content);

  const picture = (await meta(page, 'og:image'))!;
  expect(picture).toContain(`${site.url}/share/`);
  const { bytes, size } = await png(page.request, new URL(picture).pathname);
  expect.soft(size).toBe('1200x630');
  expect.soft(bytes, 'what chat apps still show').toBeLessThan(100_000);
}

/** What machines are told is on the page for people too. */
async function expectTrueData(page: Page, path: string) {
  const nodes = await structuredData(page);
  const text = await page.locator('body').innerText();
  const names = objects(nodes).flatMap(({ name }) => name ?? []);
  expect(names.length).toBeGreaterThan(0);
  // The state is what the cities are in; no page has to say so.
  for (const name of names) if (name !== site.region) expect.soft(text).toContain(name);
  if (path === pages.home.path) return;

  const shown = await page
    .getByRole('navigation', { name: site.frame.breadcrumb })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('a, [aria-current]')!.textContent,
        // The last one is the page itself and no link.
        href: item.querySelector('a')?.getAttribute('href') ?? location.pathname,
      })),
    );
  const lists = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
  expect(lists.map(({ itemListElement }) => itemListElement)).toEqual([
    shown.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${href}`,
    })),
  ]);
}

/** Links that read alike and lead apart are told apart by what describes them. */
async function expectClearLinks(page: Page) {
  const links = await page.locator('main a').evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      description: document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent,
    })),
  );
  for (const { name, href, description } of links) {
    const others = links.filter((other) => other.name === name && other.href !== href);
    if (others.length > 0) expect.soft(description, `${name} to ${href}`).toBeTruthy();
    expect.soft(others.filter((other) => other.description === description)).toEqual([]);
  }
}

for (const { path, shareAlt } of Object.values(pages))
  test(
    `${path} says what it is to search engines and chat apps, and says the truth`,
    { tag },
    async ({ page }) => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectMetadata(page, path, shareAlt);
      await expectTrueData(page, path);
      await expectClearLinks(page);
    },
  );

test(
  'every page is reached from the first by links alone, and no link or file leads nowhere',
  { tag },
  async ({ request }) => {
    const found = new Set<string>([pages.home.path]);
    const fragments: [page: string, id: string][] = [];
    const ids = new Map<string, (string | undefined)[]>();
    const titles = new Set<string>();
    // A set goes on to what is added to it meanwhile.
    for (const address of found) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      const type = response.headers()['content-type']!;
      if (!/html|css/.test(type)) continue;
      const text = await response.text();
      const linked = [...text.matchAll(/url\(['"]?([^'")]+)/g)].map(([, url]) => url!);
      if (type.includes('html')) {
        const all = elements(text);
        ids.set(
          address,
          all.map(({ attributes }) => attributes.id),
        );
        titles.add(all.find(({ name }) => name === 'title')!.text);
        titles.add(all.find(({ attributes }) => attributes.name === 'description')!.attributes.content!);
        for (const { attributes } of all) {
          const { href, src, srcset, property, content } = attributes;
          linked.push(...[href, src, srcset?.split(' ')[0]].filter((url) => url !== undefined));
          if (property === 'og:image' || property === 'og:url') linked.push(content!);
        }
      }
      for (const link of linked) {
        const { origin, pathname, hash, protocol } = new URL(link, `${site.url}${address}`);
        // Of the site itself, which canonical addresses and pictures name by its public address.
        if (origin !== new URL(site.url).origin || !protocol.startsWith('http')) continue;
        found.add(pathname);
        // A chosen service names no element.
        if (hash && !hash.includes('=')) fragments.push([pathname, hash.slice(1)]);
      }
    }
    const html = [...ids.keys()];
    expect(html.sort()).toEqual([...PATHS].sort());
    // Of drawings too, which are not read here.
    const onPages = fragments.filter(([page]) => ids.has(page));
    expect(onPages.length).toBeGreaterThanOrEqual(PATHS.length);
    for (const [page, id] of onPages)
      expect
        .soft(
          ids.get(page)!.filter((other) => other === id),
          `${id} on ${page}`,
        )
        .toHaveLength(1);
    expect(titles.size, 'titles and descriptions of their own').toBe(2 * PATHS.length);
  },
);

test('every page is HTML without errors, and no file is a page that nobody knows', { tag }, () => {
  const found = files.filter((file) => file.endsWith('.html'));
  expect([...found].sort()).toEqual(['/404.html', ...PATHS.map((path) => `${path}index.html`)].sort());
  for (const file of found) {
    const errors: string[] = [];
    const html = read(file).toString();
    parse(html, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine }) => errors.push(`${code} ${startLine}`),
    });
    expect.soft(errors, file).toEqual([]);
    const ids = elements(html).flatMap(({ attributes }) => attributes.id ?? []);
    expect
      .soft(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        `ids of ${file}`,
      )
      .toEqual([]);
  }
});

test('what structured data names elsewhere is described once', { tag }, async ({ page }) => {
  const described: Json[] = [];
  const named: Json[] = [];
  for (const path of PATHS) {
    await page.goto(path);
    for (const node of objects(await structuredData(page)))
      if (node['@id']) (node['@type'] ? described : named).push(node['@id']);
  }
  expect(described).toHaveLength(new Set(described).size);
  expect(described).toEqual(expect.arrayContaining(named));
});

test('an unknown address is not listed, and leads back', { tag }, async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response!.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  for (const { path } of [pages.home, pages.services, pages.contact])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
});

test('robots.txt, the sitemap and llms.txt name every page', { tag }, async ({ request }) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const robots = await textOf('/robots.txt');
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const addresses = PATHS.map((path) => `${site.url}${path}`);
  const listed = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(addresses);
  const llms = await textOf('/llms.txt');
  for (const words of [...addresses.map((address) => `(${address})`), site.phone, site.email])
    expect(llms).toContain(words);
});

test('browsers and phones find an icon of every size named', { tag }, async ({ page, request }) => {
  await page.goto(pages.home.path);
  const named = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) =>
      links.map((link) => ({ src: link.getAttribute('href')!, sizes: link.getAttribute('sizes')! })),
    );
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href!)).json()) as { name: string; icons: typeof named };
  expect(manifest.name).toContain(site.brand);
  expect(named.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '180x180']));
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of [...named, ...manifest.icons])
    if (sizes === 'any') expect((await request.get(src)).headers()['content-type']).toBe('image/svg+xml');
    else expect((await png(request, src)).size, src).toBe(sizes);
});
