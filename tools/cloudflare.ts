/**
 * `npm run test:cloudflare` serves the export by wrangler, Cloudflare's own local engine, and checks every
 * file and route against the one source of headers. Not part of `npm test`: npx fetches 200 MB for it.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { pages } from '../content/pages.ts';
import { files, read } from './exported.ts';
import { cachingRules, securityHeaders } from './export/headers.ts';
import { policyFor } from './export/policy.ts';
import { freePort, HOST } from './free-port.ts';

/** How long the first start may take, download included: seconds. */
const PATIENCE = 180;

const html = files.filter((file) => file.endsWith('.html'));
const headers = Object.entries(securityHeaders(policyFor(...html.map((file) => read(file).toString()))));

async function start() {
  const port = await freePort();
  const options = ['--ip', HOST, '--port', String(port), '--compatibility-date', '2026-01-01'];
  const wrangler = spawn('npx', ['--yes', 'wrangler@4', 'pages', 'dev', 'out', ...options], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that what wrangler starts ends with it.
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  let complaint = '';
  wrangler.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const stop = () => wrangler.exitCode ?? process.kill(-wrangler.pid!);
  for (let second = 0; second < PATIENCE && wrangler.exitCode === null; second++) {
    const answers = await fetch(`http://${HOST}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { origin: `http://${HOST}:${port}`, stop };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  stop();
  throw new Error(`wrangler does not start: ${complaint}`);
}

async function check(origin: string) {
  const get = (path: string) => fetch(origin + encodeURI(path), { redirect: 'manual' });
  const checkHeaders = (path: string, response: Response) => {
    for (const [name, value] of headers)
      assert.equal(response.headers.get(name), value, `${name} of ${path}`);
  };
  // Cloudflare sends folders on to their slash, and 404.html to /404.
  for (const file of files.filter((name) => !name.endsWith('.html'))) {
    const response = await get(file);
    assert.equal(response.status, 200, file);
    checkHeaders(file, response);
    const { cacheControl } = cachingRules.find(({ path }) => file.startsWith(path))!;
    assert.equal(response.headers.get('cache-control'), cacheControl, file);
    assert(Buffer.from(await response.arrayBuffer()).equals(read(file)), `${file} as exported`);
  }
  for (const { path } of Object.values(pages)) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    checkHeaders(path, response);
    assert.equal(response.headers.get('cache-control'), cachingRules[1].cacheControl, path);
    assert.equal(await response.text(), read(`${path}index.html`).toString(), path);
    if (path === '/') continue;
    const { status, headers: answered } = await get(path.slice(0, -1));
    assert.deepEqual([status, answered.get('location')], [308, path]);
  }
  for (const unknown of ['/no-such-page', '/no-such-page/', '/_next/static/chunks/gone.js']) {
    const response = await get(unknown);
    assert.equal(response.status, 404, unknown);
    checkHeaders(unknown, response);
    assert.doesNotMatch(response.headers.get('cache-control') ?? '', /immutable/, unknown);
    assert.equal(await response.text(), read('/404.html').toString(), unknown);
  }
}

try {
  const { origin, stop } = await start();
  try {
    await check(origin);
    console.log(
      `Cloudflare Pages: ${files.length} files and ${Object.keys(pages).length} routes as they should be.`,
    );
  } finally {
    stop();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
