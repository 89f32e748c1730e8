/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { cachingRules, securityHeaders } from './headers.ts';
import { hostFiles } from './hosts.ts';

const policy = "default-src 'none'; script-src 'self'";
const files = hostFiles(policy);
const [immutable, revalidated] = cachingRules;
const wanted = securityHeaders(policy);

type Vercel = { headers: { source: string; headers: { key: string; value: string }[] }[] };
type CloudFront = {
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
};

const pairs = (matches: Iterable<RegExpMatchArray>) =>
  Object.fromEntries([...matches].map(([, name = '', value]) => [name, value] as const));

test('Cloudflare Pages and Netlify read every header once, and caching for hashed files alone', () => {
  const [everywhere, hashed, ...more] = files['out/_headers']!.trim().split('\n\n');
  expect(everywhere).toMatch(/^\/\*\n/);
  expect(pairs(everywhere!.matchAll(/^ {2}(\S+): (.+)$/gm))).toEqual(wanted);
  expect(hashed).toBe(`${immutable.path}*\n  Cache-Control: ${immutable.cacheControl}`);
  expect(more).toEqual([]);
});

test('a line that Cloudflare Pages would drop fails the build', () => {
  expect(() => hostFiles(`script-src ${"'sha256-x' ".repeat(200)}`)).toThrow('longer than 2000 characters');
});

test('Vercel reads the same, the hashed files after all others', () => {
  const { headers } = JSON.parse(files['out/vercel.json']!) as Vercel;
  const rules = headers.map(({ source, headers: named }) => [
    source,
    Object.fromEntries(named.map(({ key, value }) => [key, value])),
  ]);
  expect(rules).toEqual([
    ['/(.*)', { ...wanted, 'Cache-Control': revalidated.cacheControl }],
    [`${immutable.path}(.*)`, { 'Cache-Control': immutable.cacheControl }],
  ]);
});

test('nginx reads the same', () => {
  const lines = files['hosting/generated/nginx-headers.conf']!.matchAll(
    /^add_header (\S+) "(.+)" always;$/gm,
  );
  expect(pairs(lines)).toEqual(wanted);
});

test('CloudFront reads the same, without the policy that the pages carry', () => {
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(
    files['hosting/generated/cloudfront-headers.json']!,
  ) as CloudFront;
  const { AccessControlMaxAgeSec, IncludeSubdomains } = own.StrictTransportSecurity!;
  expect({
    'Content-Security-Policy': own.ContentSecurityPolicy!.ContentSecurityPolicy,
    'Strict-Transport-Security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': own.ContentTypeOptions ? 'nosniff' : '',
    'Referrer-Policy': own.ReferrerPolicy!.ReferrerPolicy,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header, Value])),
  }).toEqual({ ...wanted, 'Content-Security-Policy': "frame-ancestors 'none'" });
  expect(custom.Quantity).toBe(custom.Items.length);
});

test.each(['nginx.conf', 's3-cloudfront.md'])('hosting/%s caches as all others do', (recipe) => {
  const text = readFileSync(`hosting/${recipe}`, 'utf8');
  const named = text.match(/public, max-age[^"]*/g)!;
  expect([...new Set(named)].sort()).toEqual([revalidated.cacheControl, immutable.cacheControl]);
});
