import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { pages } from '../../content/pages';
import { services } from '../../content/services';
import { site } from '../../content/site';
import { files } from '../support/exported.ts';

/** The content of a meta element, of which there must be one. */
const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** A PNG as it is served. Width and height are in its first chunk: https://www.w3.org/TR/png-3/#11IHDR */
async function png(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.headers()['content-type'], path).toBe('image/png');
  const bytes = await response.body();
  return { bytes: bytes.length, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

for (const { path, shareAlt } of Object.values(pages)) {
  test(`${path} tells search engines and chat apps what it is`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');

    const title = await page.title();
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(title).toContain(site.brand);
    const description = (await meta(page, 'description')) ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);

    const address = `${site.url}${path}`;
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    expect(await page.locator('meta[name=theme-color][media]').count()).toBe(2);
    expect(await meta(page, 'format-detection')).toContain('telephone=no');

    const image = `${site.url}/share/${path.replaceAll('/', '') || 'home'}.png`;
    const expected = {
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:type': 'website',
      'og:locale': 'en_IN',
      'og:site_name': site.brand,
      'og:image': image,
      'og:image:alt': shareAlt,
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
    };
    for (const [name, content] of Object.entries(expected))
      expect(await meta(page, name), name).toBe(content);

    const { bytes, ...size } = await png(request, new URL(image).pathname);
    expect(size).toEqual({ width: 1200, height: 630 });
    expect(String(size.width)).toBe(await meta(page, 'og:image:width'));
    expect(String(size.height)).toBe(await meta(page, 'og:image:height'));
    expect(bytes).toBeLessThan(100_000);
    // The picture shows the title, so its description in words says it.
    expect(shareAlt).toContain(title.slice(0, -` | ${site.brand}`.length));
  });
}

test('an unknown address is not indexed, and leads back', async ({ page }) => {
  const response = await page.goto('/no-such-page/');
  expect(response?.status()).toBe(404);
  expect(await meta(page, 'robots')).toBe('noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  for (const { path } of [pages.home, pages.services, pages.contact])
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
});

test('the 404 page is one file alone, and every other page is one of the site', () => {
  const found = files.filter((file) => file.endsWith('.html'));
  const wanted = ['/404.html', ...Object.values(pages).map(({ path }) => `${path}index.html`)];
  expect(found.sort()).toEqual(wanted.sort());
});

test('browsers and phones find an icon of every size named', async ({ page, request }) => {
  await page.goto('/');
  const named: { src: string; sizes: string }[] = [];
  for (const link of await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all())
    named.push({
      src: (await link.getAttribute('href')) ?? '',
      sizes: (await link.getAttribute('sizes')) ?? '',
    });
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await request.get(href)).json()) as { name: string; icons: typeof named };
  expect(manifest.name).toContain(site.brand);

  for (const { src, sizes } of [...named, ...manifest.icons]) {
    if (sizes === 'any') {
      const vector = await request.get(src);
      expect(vector.headers()['content-type']).toBe('image/svg+xml');
      expect(await vector.text()).toContain('xmlns="http://www.w3.org/2000/svg"');
    } else {
      const { width, height } = await png(request, src);
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
  expect(named.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '180x180']));
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

test('llms.txt names every service with its price, every page and the ways to reach us', async ({
  request,
}) => {
  const text = await (await request.get('/llms.txt')).text();
  for (const { title, price, period } of services)
    expect(text).toMatch(new RegExp(`\\[${RegExp.escape(title)}\\].*${RegExp.escape(price + period)}`));
  for (const { path } of Object.values(pages)) expect(text).toContain(`(${site.url}${path})`);
  expect(text).toContain(site.phone);
  expect(text).toContain(site.email);
});
