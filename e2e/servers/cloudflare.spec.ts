/** The export on wrangler, Cloudflare's own local engine. npx fetches it: 200 MB, once. */
import { spawn } from 'node:child_process';
import { pages } from '../../content/pages.ts';
import { cachingRules, securityHeaders } from '../../tools/export/headers.ts';
import { policyFor } from '../../tools/export/policy.ts';
import { HOST } from '../../tools/serve.ts';
import { files, read, root } from '../support/exported.ts';
import { expect, test } from '../support/fixtures.ts';
import { freePort } from '../support/free-port.ts';

/** How long the first start may take, download included: seconds. */
const PATIENCE = 240;

const html = files.filter((file) => file.endsWith('.html'));
const headers = Object.entries(securityHeaders(policyFor(...html.map((file) => read(file).toString()))));

test.describe.configure({ mode: 'default' });

let wrangler: Awaited<ReturnType<typeof start>>;
test.beforeAll(async () => {
  test.setTimeout((PATIENCE + 10) * 1000);
  wrangler = await start();
});
test.afterAll(() => wrangler.stop());

async function start() {
  const port = await freePort();
  const options = ['--ip', HOST, '--port', String(port), '--compatibility-date', '2026-01-01'];
  const engine = spawn('npx', ['--yes', 'wrangler@4', 'pages', 'dev', 'out', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that what wrangler starts ends with it.
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let complaint = '';
  engine.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const stop = () => void (engine.exitCode ?? process.kill(-engine.pid!));
  for (let second = 0; second < PATIENCE && engine.exitCode === null; second++) {
    const answers = await fetch(`http://${HOST}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { origin: `http://${HOST}:${port}`, stop };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  stop();
  throw new Error(`wrangler@4 could not be fetched by npx, or does not start: ${complaint}`);
}

const get = (path: string) => fetch(wrangler.origin + encodeURI(path), { redirect: 'manual' });

function expectHeaders(path: string, response: Response) {
  for (const [name, value] of headers) expect(response.headers.get(name), `${name} of ${path}`).toBe(value);
}

test('sends every file as it is exported, with the security headers and its caching', async () => {
  // Cloudflare sends folders on to their slash, and 404.html to /404.
  for (const file of files.filter((name) => !name.endsWith('.html'))) {
    const response = await get(file);
    expect(response.status, file).toBe(200);
    expectHeaders(file, response);
    const { cacheControl } = cachingRules.find(({ path }) => file.startsWith(path))!;
    expect(response.headers.get('cache-control'), file).toBe(cacheControl);
    expect(Buffer.from(await response.arrayBuffer()).equals(read(file)), file).toBe(true);
  }
});

test('sends every page, and leads to its slash', async () => {
  for (const { path } of Object.values(pages)) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expectHeaders(path, response);
    expect(response.headers.get('cache-control'), path).toBe(cachingRules[1].cacheControl);
    expect(await response.text(), path).toBe(read(`${path}index.html`).toString());
    if (path === '/') continue;
    const { status, headers: answered } = await get(path.slice(0, -1));
    expect([status, answered.get('location')]).toEqual([308, path]);
  }
});

test('answers 404 with the page for it, which nobody keeps', async () => {
  for (const unknown of ['/no-such-page', '/no-such-page/', '/_next/static/chunks/gone.js']) {
    const response = await get(unknown);
    expect(response.status, unknown).toBe(404);
    expectHeaders(unknown, response);
    expect(response.headers.get('cache-control') ?? '', unknown).not.toMatch(/immutable/);
    expect(await response.text(), unknown).toBe(read('/404.html').toString());
  }
});
