/** The export on the two rules by which static hosts find files, and on our own server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { pages } from '../content/pages.ts';
import { files, read, root } from './support/exported.ts';
import { expect, test } from './support/fixtures.ts';

const paths = Object.values(pages).map((page) => page.path);

/** A file that is sent, or a path that the visitor is sent on to. Undefined is a 404. */
type Answer = { file: string } | { redirect: string } | undefined;
type Rule = (path: string, has: (file: string) => boolean, isFolder: (path: string) => boolean) => Answer;

type CloudFront = { uri: string; statusCode?: number; headers?: { location: { value: string } } };
const cloudFront = runInNewContext(
  `${readFileSync(path.join(root, 'hosting/cloudfront-function.js'), 'utf8')} handler`,
) as (event: { request: { uri: string; querystring: object } }) => CloudFront;

const file = (name: string, has: (file: string) => boolean) => (has(name) ? { file: name } : undefined);

const rules: Record<string, Rule> = {
  // Cloudflare Pages, GitHub Pages, Netlify, Vercel: services.html would answer for /services.
  'html first': (asked, has, isFolder) =>
    asked.endsWith('/')
      ? file(`${asked}index.html`, has)
      : (file(asked, has) ??
        file(`${asked}.html`, has) ??
        (isFolder(asked) ? { redirect: `${asked}/` } : undefined)),
  // nginx, Apache: a folder answers before services.html is looked for.
  'folder first': (asked, has, isFolder) =>
    asked.endsWith('/')
      ? file(`${asked}index.html`, has)
      : isFolder(asked)
        ? { redirect: `${asked}/` }
        : (file(asked, has) ?? file(`${asked}.html`, has)),
  'S3 and CloudFront with our function': (asked, has) => {
    const { uri, headers } = cloudFront({ request: { uri: asked, querystring: {} } });
    return headers ? { redirect: headers.location.value } : file(uri, has);
  },
};

function answer(rule: Rule, asked: string, stored: readonly string[]): string | undefined {
  const has = (name: string) => stored.includes(name);
  const isFolder = (name: string) => stored.some((other) => other.startsWith(`${name}/`));
  const found = rule(asked, has, isFolder);
  return found && ('file' in found ? found.file : answer(rule, found.redirect, stored));
}

for (const [name, rule] of Object.entries(rules)) {
  test(`${name}: every route is found with and without its slash, every file by its name, and nothing else`, () => {
    for (const route of paths) {
      expect(answer(rule, route, files)).toBe(`${route}index.html`);
      if (route !== '/') expect(answer(rule, route.slice(0, -1), files)).toBe(`${route}index.html`);
    }
    expect(files.filter((name) => answer(rule, name, files) !== name)).toEqual([]);
    for (const unknown of [
      '/no-such-page',
      '/services/no-such-page/',
      '/services.html',
      '/404/',
      '/_not-found/',
    ])
      expect(answer(rule, unknown, files)).toBeUndefined();
    expect(files, 'what all hosts send for a 404').toContain('/404.html');
  });
}

test('a page beside a folder of its name, as another exporter would write it, is not found folder first', () => {
  const other = ['/services.html', '/services/index.txt'];
  expect(answer(rules['html first']!, '/services', other)).toBe('/services.html');
  expect(answer(rules['folder first']!, '/services', other)).toBeUndefined();
});

test('our function for CloudFront keeps what follows the question mark', () => {
  const querystring = { utm_source: { value: 'a%20b' }, q: { value: '' } };
  expect(cloudFront({ request: { uri: '/services', querystring } })).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/services/?utm_source=a%20b&q=' } },
  });
});

test('our own server answers as hosts do', async ({ request }) => {
  for (const name of files) {
    const response = await request.get(encodeURI(name));
    expect(response.status(), name).toBe(200);
    expect((await response.body()).equals(read(name)), name).toBe(true);
  }
  for (const route of paths.filter((route) => route !== '/')) {
    const response = await request.get(route.slice(0, -1), { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(route);
    expect((await request.get(route)).status()).toBe(200);
  }
  const missing = await request.get('/no-such-page/');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toBe(read('404.html').toString());
});
