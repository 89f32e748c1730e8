/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { pages } from '@/content';
import { policyFor } from '@/tools/export/policy';
import { cachingOf, copies, headers } from './headers';

const read = (file: string) => readFileSync(file, 'utf8');

test.each(Object.entries(copies()))('%s is what `npm run headers` writes', (file, text) =>
  expect(read(file)).toBe(text),
);

test('the header says what the policy of a page cannot say', () => {
  expect(policyFor('<p>A page</p>')).not.toContain('frame-ancestors');
  expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
});

test('the commands for S3 cache as all others do', () => {
  const named = read('hosting/s3-cloudfront.md').match(/public, max-age[^"']*/g);
  expect(new Set(named)).toEqual(new Set([cachingOf('/fonts/a.woff2'), cachingOf('/')]));
});

type Answer = { uri?: string; headers: { location: { value: string } } };
const handler = runInNewContext(`${read('hosting/cloudfront-function.js')} handler`) as (
  event: object,
) => Answer;

/** What the function for CloudFront does with an address: asks for this file, or leads elsewhere. */
function ask(address: string, host = 'www.example.com') {
  const [uri, query] = address.split(/\?(.*)/s);
  const request = { uri, headers: { host: { value: host } }, rawQueryString: () => query };
  const answer = handler({ request });
  return answer.uri ?? answer.headers.location.value;
}

test('CloudFront leads every page to its file', () => {
  for (const file of ['/404.html', '/sitemap.xml', '/_next/static/chunks/a-b~c.js', '/fonts/inter.woff2'])
    expect(ask(file)).toBe(file);
  for (const { path } of Object.values(pages)) {
    expect(ask(path)).toBe(`${path}index.html`);
    expect(ask(`${path}?q=`)).toBe(`${path}index.html`);
    expect(ask(path, 'example.com')).toBe(`https://www.example.com${path}`);
    if (path !== '/') expect(ask(path.slice(0, -1))).toBe(`https://www.example.com${path}`);
  }
});

test.each(['utm_source=a%20b&q=', 'a=1&a=2&b', 'q=%26%3D%23%0d%0aSet-Cookie:x', 'to=https://evil.com'])(
  'CloudFront hands on the query %s as it came',
  (query) => {
    expect(ask(`/services?${query}`)).toBe(`https://www.example.com/services/?${query}`);
    expect(ask(`/icons/icon.svg?${query}`, 'example.com')).toBe(
      `https://www.example.com/icons/icon.svg?${query}`,
    );
  },
);

test.each([
  '//evil%2Ecom',
  '//evil%2Ecom/%2e%2e',
  '///evil%2Ecom',
  '/\\evil%2Ecom',
  '/%5Cevil%2Ecom',
  '/@evil%2Ecom',
  '/%09/evil%2Ecom',
  '/.evil.com',
  '/services?//evil.com',
  '//evil.com/',
  '//evil.com/a.html',
])('CloudFront leads %s to no other host', (address) => {
  for (const host of ['www.example.com', 'example.com', 'evil.com']) {
    const answer = ask(address, host);
    if (!answer.startsWith('/')) expect(new URL(answer).origin).toBe('https://www.example.com');
  }
});

// That `npm run deploy` does is shown by a deployment: e2e/hosting/. What is copied from a page, or runs at GitHub alone, is read.
test('every recipe publishes what has passed the release', () => {
  const recipes = read('hosting/README.md') + read('hosting/s3-cloudfront.md');
  const uploads = recipes.match(/^.*(wrangler pages deploy|netlify deploy|vercel deploy).*$/gm)!;
  expect(uploads).toHaveLength(3);
  for (const line of [...uploads, /^## Each release[^]+?```sh\n(.*)$/m.exec(recipes)![1]])
    expect(line).toContain('npm run release &&');
  expect(read('.github/workflows/deploy.yml')).toMatch(
    /'release'[^]*upload-pages-artifact@\S+\n +if: steps\.launch\.outputs\.ready\n/,
  );
});
