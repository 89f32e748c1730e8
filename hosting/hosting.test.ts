/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { pages } from '@/content/pages';
import { policyFor } from '@/tools/export/policy';

type Headers = Record<string, string>;
type Vercel = { headers: { source: string; headers: { key: string; value: string }[] }[] };
type CloudFront = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
    ContentTypeOptions: object;
    ReferrerPolicy: { ReferrerPolicy: string };
  };
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
};

const read = (file: string) => readFileSync(file, 'utf8');

/** The names and values that `line` finds, as its first and second group. */
const pairs = (text: string, line: RegExp) =>
  Object.fromEntries([...text.matchAll(line)].map(([, name, value]) => [name, value])) as Headers;

/** The rules of public/_headers, by their path. */
const rules = read('public/_headers')
  .split(/^(?=\/)/m)
  .slice(1)
  .map((rule) => ({ path: rule.split('\n')[0], headers: pairs(rule, /^ {2}(\S+): (.+)$/gm) }));
const everywhere = rules[0]!.headers;
const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

test('the header says what the policy of a page cannot say, and nothing else', () => {
  expect(everywhere['Content-Security-Policy']).toBe("frame-ancestors 'none'");
  expect(policyFor('<p>A page</p>')).not.toContain('frame-ancestors');
});

test('Cloudflare Pages and Netlify keep hashed files and ask for all others', () => {
  expect(rules.map(({ path }) => path)).toEqual(['/*', '/_next/static/*', '/fonts/*']);
  expect(everywhere).not.toHaveProperty('Cache-Control');
  for (const { headers } of rules.slice(1)) expect(headers).toEqual({ 'Cache-Control': immutable });
});

// https://developers.cloudflare.com/pages/configuration/headers/
test('Cloudflare Pages reads every rule', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  const lengths = read('public/_headers')
    .split('\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2000);
});

test('Vercel sends the same', () => {
  const { headers } = JSON.parse(read('public/vercel.json')) as Vercel;
  // Where two rules match, the later wins.
  expect(
    headers.map((rule) => [
      rule.source,
      Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
    ]),
  ).toEqual([
    ['/(.*)', { ...everywhere, 'Cache-Control': revalidated }],
    ['/(_next/static|fonts)/(.*)', { 'Cache-Control': immutable }],
  ]);
});

test('nginx sends the same, and none of its locations adds a header, which would remove the others', () => {
  const recipe = read('hosting/nginx.conf');
  expect(pairs(recipe, /^ {4}add_header (\S+) "?(.+?)"? always;$/gm)).toEqual({
    ...everywhere,
    'Cache-Control': '$cache_control',
  });
  expect(pairs(recipe, /^ {4}(default|~\S+) "(.+)";$/gm)).toEqual({
    default: revalidated,
    '~^/(_next/static|fonts)/': immutable,
  });
  expect(recipe.match(/add_header/g)).toHaveLength(Object.keys(everywhere).length + 1);
});

test('CloudFront sends the same', () => {
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(
    read('hosting/cloudfront-headers.json'),
  ) as CloudFront;
  const { AccessControlMaxAgeSec, IncludeSubdomains } = own.StrictTransportSecurity;
  expect({
    'Content-Security-Policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': own.ContentTypeOptions && 'nosniff',
    'Referrer-Policy': own.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  }).toEqual(everywhere);
  expect(custom.Quantity).toBe(custom.Items.length);
});

test.each(['hosting/s3-cloudfront.md', 'tools/serve.ts'])('%s caches in the same way', (file) => {
  const named = read(file).match(/public, max-age[^"']*/g);
  expect([...new Set(named)].sort()).toEqual([revalidated, immutable]);
});

test('the function for CloudFront leads every page to its file, and keeps what follows the question mark', () => {
  const handler = runInNewContext(`${read('hosting/cloudfront-function.js')} handler`) as (
    event: object,
  ) => object;
  const ask = (uri: string, querystring = {}) => handler({ request: { uri, querystring } });
  for (const file of ['/404.html', '/sitemap.xml', '/_next/static/chunks/a-b~c.js', '/fonts/inter.woff2'])
    expect(ask(file)).toMatchObject({ uri: file });
  for (const { path } of Object.values(pages)) {
    expect(ask(path)).toMatchObject({ uri: `${path}index.html` });
    if (path === '/') continue;
    const query = { utm_source: { value: 'a%20b' }, q: { value: '' } };
    const location = { value: `${path}?utm_source=a%20b&q=` };
    expect(ask(path.slice(0, -1), query)).toMatchObject({ statusCode: 301, headers: { location } });
  }
});

test('nothing is published that the launch check has not passed', () => {
  const recipes = read('hosting/README.md') + read('hosting/s3-cloudfront.md');
  expect(recipes).not.toMatch(/(?<!npm run launch-check && )npm run build/);
  const upload = /upload-pages-artifact@\S+\n +if: steps\.launch\.outputs\.ready\n/;
  expect(read('.github/workflows/deploy.yml')).toMatch(upload);
});
