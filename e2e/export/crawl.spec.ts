/** The export as a search engine walks it: from Home, by links alone, without script. */
import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'playwright/test';
import { pages } from '../../content/pages';
import { site } from '../../content/site';

const paths = Object.values(pages).map(({ path }) => path);

test('every internal link and asset answers by itself, and every page is linked to', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const crawled = new Set<string>();
  const checker = new LinkChecker();
  checker.on('pagestart', (url) => crawled.add(new URL(url).pathname));

  const { links } = await checker.check({
    path: `${origin}/`,
    recurse: true,
    redirects: 'error',
    checkCss: true,
    // Canonical addresses, share images and structured data name the public site.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${RegExp.escape(site.url)}`), replacement: origin }],
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
  });

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => `${url} on ${parent} answers ${status}`)).toEqual([]);
  // Style sheets are read for their links as well.
  expect([...crawled].filter((path) => !path.endsWith('.css')).sort()).toEqual([...paths].sort());
});

test('every anchor on a page is there', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    // The fragment that carries a service names no element.
    const targets = page.locator('a[href^="#"]');
    for (const target of await targets.all()) {
      const fragment = (await target.getAttribute('href')) ?? '';
      await expect(page.locator(fragment), `${fragment} on ${path}`).toHaveCount(1);
    }
    expect(await targets.count(), path).toBeGreaterThan(0);
  }
});

test('no two pages share a title or a description', async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of [...paths, '/no-such-page/']) {
    await page.goto(path);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name=description]').getAttribute('content'));
  }
  expect(titles.size).toBe(paths.length + 1);
  expect(descriptions.size).toBe(paths.length + 1);
});

test('robots.txt leads to a sitemap of exactly these pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(paths.map((path) => `${site.url}${path}`));
});
