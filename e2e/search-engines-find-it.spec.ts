/** Every page as a crawler reads it, which runs no script. */
import { parse } from 'parse5';
import { cost } from '../content/formats.ts';
import { pages, services, site } from '../content/index.ts';
import { elements } from '../tools/export/elements.ts';
import { elementsOf, files, objects, read, structuredData } from './support/exported.ts';
import { expect, ALL_PATHS, test } from './support/fixtures.ts';

/** The size of a PNG, which is in its first chunk: https://www.w3.org/TR/png-3/#11IHDR */
function pngSize(file: string) {
  const bytes = read(file);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

for (const { path, title: heading } of Object.values(pages))
  test(`${path} says what it is to search engines and chat apps @content`, () => {
    const all = elementsOf(path);
    const meta = (name: string) =>
      all
        .filter(({ attributes }) => (attributes.name ?? attributes.property) === name)
        .map(({ attributes }) => attributes.content!);
    expect.soft(all.find(({ name }) => name === 'html')!.attributes.lang).toBe('en-IN');
    const title = all.find(({ name }) => name === 'title')!.text;
    expect.soft(title.length, title).toBeLessThanOrEqual(60);
    expect.soft(title).toContain(site.brand);
    const [description] = meta('description') as [string];
    expect.soft(description.length, description).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);

    const address = `${site.url}${path}`;
    const canonical = all.filter(({ attributes }) => attributes.rel === 'canonical');
    expect.soft(canonical.map(({ attributes }) => attributes.href)).toEqual([address]);
    const expected = {
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:type': 'website',
      'og:site_name': site.brand,
      'og:image:alt': `${site.frame.shareImage} ${heading}`,
      'twitter:card': 'summary_large_image',
    };
    for (const [name, content] of Object.entries(expected)) expect.soft(meta(name), name).toEqual([content]);
    expect.soft(meta('robots')).toEqual([]);
    for (const scheme of ['light', 'dark'])
      expect
        .soft(all.filter(({ attributes }) => attributes.media === `(prefers-color-scheme: ${scheme})`))
        .toMatchObject([{ attributes: { name: 'theme-color' } }]);

    const picture = new URL(meta('og:image')[0]!);
    expect(picture.href).toContain(`${site.url}/share/`);
    const { pathname } = picture;
    expect.soft(pngSize(pathname)).toBe('1200x630');
    expect.soft(read(pathname).length, 'bytes that chat apps still show').toBeLessThan(100_000);
  });

test('links alone lead from the first page to all, and none nowhere @content', async ({ request }) => {
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
      if (origin !== new URL(site.url).origin || !protocol.startsWith('http')) continue;
      found.add(pathname);
      if (hash && !hash.includes('=')) fragments.push([pathname, hash.slice(1)]);
    }
  }
  const html = [...ids.keys()];
  expect(html.sort()).toEqual([...ALL_PATHS].sort());
  const onPages = fragments.filter(([page]) => ids.has(page));
  expect(onPages.length).toBeGreaterThanOrEqual(ALL_PATHS.length);
  for (const [page, id] of onPages) {
    const places = ids.get(page)!.filter((other) => other === id);
    expect.soft(places, `${id} on ${page}`).toHaveLength(1);
  }
  expect(titles.size, 'titles and descriptions of their own').toBe(2 * ALL_PATHS.length);
});

test('every page is HTML without errors, and no file is a page that nobody knows @content', () => {
  const found = files.filter((file) => file.endsWith('.html'));
  expect([...found].sort()).toEqual(['/404.html', ...ALL_PATHS.map((path) => `${path}index.html`)].sort());
  for (const file of found) {
    const errors: string[] = [];
    const html = read(file).toString();
    parse(html, {
      sourceCodeLocationInfo: true,
      onParseError: ({ code, startLine }) => errors.push(`${code} ${startLine}`),
    });
    expect.soft(errors, file).toEqual([]);
    const ids = elements(html).flatMap(({ attributes }) => attributes.id ?? []);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect.soft(repeated, `ids of ${file}`).toEqual([]);
  }
});

test('what structured data names is described once, on the page that names it @content', () => {
  for (const path of ALL_PATHS) {
    const nodes = objects(structuredData(path)).filter((node) => node['@id']);
    const described = nodes.filter((node) => '@type' in node).map((node) => node['@id']);
    expect.soft(described, path).toHaveLength(new Set(described).size);
    for (const node of nodes) expect.soft(described, path).toContain(node['@id']);
    expect.soft(described, path).toContain(`${site.url}/#organization`);
  }
  const offered = structuredData(pages.services.path).filter((node) => node['@type'] === 'Service');
  expect(offered.map(({ name }) => name)).toEqual(services.map(({ title }) => title));
});

test('robots.txt, the sitemap and llms.txt name every page, and llms.txt the card and the price of each service @content', () => {
  const [robots, sitemap, llms] = ['robots.txt', 'sitemap.xml', 'llms.txt'].map((file) =>
    read(file).toString(),
  ) as [string, string, string];
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const addresses = ALL_PATHS.map((path) => `${site.url}${path}`);
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(addresses);
  for (const words of [...addresses.map((address) => `(${address})`), site.phone, site.email])
    expect(llms).toContain(words);
  expect(llms).toContain(`https://wa.me/${site.chatNumber}?`);
  const ids = elementsOf(pages.services.path).map(({ attributes }) => attributes.id);
  for (const service of services) {
    const [line] = llms.split(`- [${service.title}](${site.url}${pages.services.path}#`)[1]!.split('\n');
    const [id, text] = line!.split('): ');
    expect.soft(ids, service.title).toContain(id);
    expect.soft(text).toContain(cost(service));
  }
});

test('browsers and phones find an icon of every size named', () => {
  const links = elementsOf(pages.home.path).filter(({ name }) => name === 'link');
  const named = links
    .filter(({ attributes }) => /icon/.test(attributes.rel!))
    .map(({ attributes }) => ({ src: attributes.href!, sizes: attributes.sizes! }));
  const manifest = links.find(({ attributes }) => attributes.rel === 'manifest')!;
  const { name, start_url, icons } = JSON.parse(read(manifest.attributes.href!).toString()) as {
    name: string;
    start_url: string;
    icons: typeof named;
  };
  expect(name).toContain(site.brand);
  expect(start_url, 'what opens from the home screen').toBe(pages.home.path);
  expect(named.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '180x180']));
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of [...named, ...icons])
    if (sizes === 'any') expect(src).toMatch(/\.svg$/);
    else expect(pngSize(src.replace(/\?.*/, '')), src).toBe(sizes);
});
