/** @jest-environment node */
import { policyFaults, policyFor, withPolicy } from './policy.ts';

// Hashes by `printf %s 'go()' | openssl dgst -sha256 -binary | base64`.
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const RED = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

test('names inline scripts and sheets by their hash, once each', () => {
  const policy = policyFor(page('<style>a{color:red}</style><script>go()</script>', '<script>go()</script>'));
  expect(policy).toContain(`script-src 'self' ${GO}; style-src 'self' ${RED};`);
});

test('needs no hash for data and for files', () => {
  const policy = policyFor(
    page('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
  );
  expect(policy).toContain("script-src 'self'; style-src 'self';");
});

test('of several pages it allows what any of them has', () => {
  const policy = policyFor(page('<script>go()</script>'), page('<style>a{color:red}</style>'));
  expect(policy).toContain(GO);
  expect(policy).toContain(RED);
});

test('allows nothing by a wildcard or an unsafe keyword, and forms to the chat host alone', () => {
  const policy = policyFor(page('<script>go()</script>'));
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toMatch(/^default-src 'self'; /);
  expect(policy).toContain(
    "form-action https://wa.me https://api.whatsapp.com; base-uri 'none'; object-src 'none'",
  );
});

test('comes right after the charset', () => {
  const html = withPolicy(page('<script>go()</script>'));
  expect(html).toMatch(
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src/,
  );
  expect(policyFaults(html)).toEqual([]);
});

test('a page without charset gets a clear message', () => {
  expect(() => withPolicy('<html><head></head></html>')).toThrow('no <meta charset>');
});

test.each([
  ['a script before the policy', '<head>', '<head><script>go()</script>', '<script> comes before the policy'],
  ['a style attribute', '<body>', '<body style="margin:0">', 'the attribute style of <body>'],
  ['a handler attribute', '<body>', '<body onload="go()">', 'the attribute onload of <body>'],
  [
    'a script of another host',
    '</head>',
    '<script src="//x.test/a.js"></script></head>',
    'the script //x.test/a.js',
  ],
])('finds %s', (_, part, other, fault) => {
  const html = withPolicy(page('<style>a{color:red}</style><script>go()</script>'));
  const altered = html.replace(part, other);
  expect(altered).not.toBe(html);
  expect(policyFaults(altered)).toEqual([expect.stringContaining(fault)]);
});
