/** The export on Debian's nginx with the recipe in hosting/nginx.conf. */
import { pages } from '../../content/pages.ts';
import { site } from '../../content/site.ts';
import { cachingRules, securityHeaders } from '../../tools/export/headers.ts';
import { policyFor } from '../../tools/export/policy.ts';
import { files, forHosts, read, root } from '../support/exported.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { startNginx } from '../support/nginx.ts';

const served = files.filter((file) => file !== '/404.html');
const html = files.filter((file) => file.endsWith('.html'));
const policy = policyFor(...html.map((file) => read(file).toString()));
const headers = Object.entries(securityHeaders(policy));
const routes = Object.values(pages).map((page) => page.path);

test.describe.configure({ mode: 'serial' });

let nginx: Awaited<ReturnType<typeof startNginx>>;
test.beforeAll(async () => {
  test.setTimeout(120_000); // it compresses every file as small as can be
  nginx = await startNginx(root);
});
test.afterAll(() => nginx.stop());

/** As a browser that understands these codings; the body is decoded. */
const get = (address: string, codings = 'gzip, deflate, br') =>
  fetch(nginx.origin + encodeURI(address), {
    redirect: 'manual',
    headers: { 'accept-encoding': codings },
  });

test('sends every file as it is exported, with the security headers and its caching', async () => {
  expect(served.length).toBeGreaterThan(50);
  for (const file of served) {
    const response = await get(file);
    expect(response.status, file).toBe(200);
    for (const [name, value] of headers) expect(response.headers.get(name), `${name} of ${file}`).toBe(value);
    const rule = cachingRules.find(({ path: start }) => file.startsWith(start))!;
    expect(response.headers.get('cache-control'), file).toBe(rule.cacheControl);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.equals(read(file)), file).toBe(true);
  }
});

test('names the type of each file', async () => {
  const types = {
    '/': 'text/html; charset=utf-8',
    '/index.txt': 'text/plain; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json',
    [files.find((file) => file.endsWith('.js'))!]: 'application/javascript; charset=utf-8',
    [files.find((file) => file.endsWith('.woff2'))!]: 'font/woff2',
    [files.find((file) => file.endsWith('.svg'))!]: 'image/svg+xml',
  };
  for (const [address, type] of Object.entries(types))
    expect((await get(address)).headers.get('content-type'), address).toBe(type);
});

test('sends text compressed beforehand: Brotli, else gzip, else plain', async () => {
  const sizes: Record<string, number> = {};
  for (const coding of ['br', 'gzip', 'identity']) {
    const response = await get('/', coding);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(coding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    // A length says that the file was ready: what is compressed on the way has none.
    sizes[coding] = Number(response.headers.get('content-length'));
  }
  expect(sizes.br).toBeGreaterThan(0);
  expect(sizes.br).toBeLessThan(sizes.gzip!);
  expect(sizes.gzip).toBeLessThan(sizes.identity! / 3);
});

test('answers a second visit with 304', async () => {
  const etag = (await get('/')).headers.get('etag')!;
  const response = await fetch(nginx.origin, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(response.status).toBe(304);
});

test('leads a route to its slash, on whatever host and scheme it was asked', async () => {
  for (const route of routes.filter((route) => route !== '/')) {
    const response = await get(`${route.slice(0, -1)}?utm_source=x`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`${route}?utm_source=x`);
    expect((await get(route)).status).toBe(200);
  }
});

test('answers 404 with the page for it, which nobody keeps', async () => {
  const page = read('404.html').toString();
  const unknown = [
    '/no-such-page',
    '/no-such-page/',
    '/_next/static/chunks/gone.js',
    '/_next/',
    '/404.html',
    '/404/',
  ];
  for (const address of [...unknown, ...forHosts]) {
    const response = await get(address);
    expect(response.status, address).toBe(404);
    expect(await response.text(), address).toBe(page);
    expect(response.headers.get('cache-control'), address).toBe(cachingRules[1].cacheControl);
    for (const [name, value] of headers) expect(response.headers.get(name)).toBe(value);
  }
});

test.describe('under the policy of the page and that of the header', () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test('a script that is not of the site is refused by both', async ({ page }) => {
    const refused: string[] = [];
    await page.exposeFunction('noteRefused', (directive: string) => refused.push(directive));
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, disposition }) =>
        (globalThis as unknown as { noteRefused: (what: string) => void }).noteRefused(
          `${violatedDirective} ${disposition}`,
        ),
      ),
    );
    await page.route('**/about/', async (route) => {
      const response = await route.fetch();
      expect(response.headers()['content-security-policy']).toContain(policy);
      const body = (await response.text()).replace(
        '</main>',
        () => `<script>document.title = 'in'</script></main>`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto(`${nginx.origin}/about/`);
    await expect.poll(() => refused).toEqual(['script-src-elem enforce', 'script-src-elem enforce']);
  });
});

test('a visitor goes from page to page under both policies, and nothing is refused or missing', async ({
  page,
}) => {
  test.slow(); // every page, one after the other
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const route of routes) {
    await page.goto(nginx.origin + route);
    await hydrated(page);
  }
  for (const { href, label } of [
    ...site.navigation,
    { href: pages.contact.path, label: site.quote.header },
  ]) {
    await page
      .getByRole('navigation', { name: site.frame.navigation })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page).toHaveURL(nginx.origin + href);
  }
  expect(refused).toEqual([]);
});
