/** The export as a host serves it: nginx with the recipe in hosting/. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'playwright/test';
import { pages } from '../../content/index.ts';
import { headers as securityHeaders } from '../../hosting/headers.ts';
import { files, forHosts, read } from '../support/exported.ts';
import { startNginx } from './nginx.ts';

const served = files.filter((file) => file !== '/404.html');
const routes = Object.values(pages).map((page) => page.path);
const unknown = ['/no-such-page', '/no-such-page/', '/services.html', '/_next/static/gone.js', '/_next/'];

/** As a browser asks, which follows no redirect here; the body is decoded. */
const get = (address: string, headers: HeadersInit = { 'accept-encoding': 'gzip, deflate, br' }) =>
  fetch(encodeURI(address), { redirect: 'manual', headers });

/** The status and the place that `address` answers with to who calls the site by this name. */
async function askAs(host: string, address: string) {
  const [response] = (await once(request(address, { headers: { host } }).end(), 'response')) as [
    IncomingMessage,
  ];
  response.destroy();
  return [response.statusCode, response.headers.location];
}

const hasBody = async (response: Response, file: string) =>
  Buffer.from(await response.arrayBuffer()).equals(read(file));

/** Every file and route answers at `origin`, a route without its slash by a redirect, and nothing else does. */
async function expectExport(origin: string) {
  for (const file of served) {
    const response = await get(origin + file);
    expect([response.status, await hasBody(response, file)], file).toEqual([200, true]);
    const caching = /^\/(_next\/static|fonts|photos)\//.test(file)
      ? '31536000, immutable'
      : '0, must-revalidate';
    expect(response.headers.get('cache-control'), file).toBe(`public, max-age=${caching}`);
  }
  for (const route of routes) {
    const response = await get(origin + route);
    expect([response.status, await hasBody(response, `${route}index.html`)], route).toEqual([200, true]);
    if (route === '/') continue;
    const { status, headers } = await get(`${origin}${route.slice(0, -1)}?utm_source=x`);
    expect([status, headers.get('location')]).toEqual([301, `${route}?utm_source=x`]);
  }
  for (const address of unknown) {
    const response = await get(origin + address);
    expect([response.status, await hasBody(response, '/404.html')], address).toEqual([404, true]);
    expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
  }
}

test('nginx serves the export under one name, with the headers of the table, compressed @servers', async () => {
  test.slow(); // it compresses every file as small as can be
  const { origin, stop } = await startNginx();
  try {
    await expectExport(origin);
    for (const file of [...forHosts, '/404.html', '/404/'])
      expect((await get(origin + file)).status, file).toBe(404);
    for (const [name, value] of Object.entries(securityHeaders))
      for (const address of ['/', '/_next/static/gone.js', served.find((file) => file.endsWith('.js'))])
        expect((await get(`${origin}${address}`)).headers.get(name), address).toBe(value);
    const { headers } = await get(`${origin}/manifest.webmanifest`);
    expect(headers.get('content-type')).toBe('application/manifest+json');
    for (const coding of ['br', 'gzip']) {
      const { headers: sent } = await get(origin, { 'accept-encoding': coding });
      expect([sent.get('content-encoding'), sent.get('vary')]).toEqual([coding, 'Accept-Encoding']);
      // A length says that the file was ready: what is compressed on the way has none.
      expect(Number(sent.get('content-length'))).toBeGreaterThan(0);
    }
    expect(await askAs('example.com', `${origin}/services?a=1&a=%26`)).toEqual([
      301,
      'http://www.example.com/services?a=1&a=%26',
    ]);
    await expect(askAs('other.example', origin), 'nginx answers to another name').rejects.toThrow('hang up');
    const again = { 'if-none-match': (await get(origin)).headers.get('etag')! };
    expect((await get(origin, { ...again, 'accept-encoding': 'br' })).status).toBe(304);
  } finally {
    stop();
  }
});
