/** @jest-environment node */
import { deferRuntime } from './defer-runtime.ts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const bootstrap = '{"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[7]}';
const exported = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  chunk('page') + chunk('turbopack-1a'),
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>',
  '<body><script>document.title</script><p>Hello</p>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${bootstrap});</script>`,
  chunk('main'),
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:\\"a\\u0026b\\n"])</script>',
  '<script>self.__next_f.push([1,"1:\\"₹\\"\\n"])</script></body></html>',
].join('');
const surroundings = {
  nameFlight: (flight: string) => `/${flight.length}.txt`,
  laterScripts: (scripts: readonly string[]) => scripts.map((script) => script.replace('.js', '-later.js')),
};

test('takes the framework out, keeps the rest of the page, and puts the loader last in the head', () => {
  const { html } = deferRuntime(exported, surroundings);
  const loader = /<script data-flight=[^]*?<\/script>(?=<\/head>)/.exec(html)![0];
  expect(html.replace(loader, '')).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head>' +
      '<body><script>document.title</script><p>Hello</p>' +
      '<script type="application/ld+json">{"@type":"WebSite"}</script></body></html>',
  );
});

test('joins the data of the page, unescaped', () => {
  expect(deferRuntime(exported, surroundings).flight).toBe('0:"a&b\n1:"₹"\n');
});

test('tells the loader what to start: scripts in order, the runtime apart, no polyfills', () => {
  const { html } = deferRuntime(exported, surroundings);
  expect(html).toContain('data-flight="/13.txt"');
  expect(html).toContain('data-scripts="/_next/static/chunks/page.js /_next/static/chunks/main.js"');
  expect(html).toContain('data-runtime="/_next/static/chunks/turbopack-1a.js"');
  expect(html).toContain(
    'data-later="/_next/static/chunks/page-later.js /_next/static/chunks/main-later.js"',
  );
  expect(html).toContain(`data-bootstrap="${bootstrap.replaceAll('"', '&quot;')}"`);
});

test("the loader's text is the same on every page, whatever data it carries", () => {
  const loaderOf = (html: string) =>
    /<script( data-flight=[^>]*)>([^]*?)<\/script>/.exec(deferRuntime(html, surroundings).html)!;
  const [, attributes, text] = loaderOf(
    exported.replaceAll('[7]', '["&"]').replaceAll('chunks/page', 'chunks/more'),
  );
  expect(text).toBe(loaderOf(exported)[2]);
  expect(attributes).toContain('[&quot;&amp;&quot;]');
});

test.each([
  ['no runtime', chunk('turbopack-1a'), '', 'one runtime script, found 0'],
  ['another bootstrap', 'TURBOPACK', 'TURBOPACK2', 'a bootstrap script that pushes'],
  ['a chunk without its tag', chunk('main'), '', 'a script tag for static/chunks/main.js'],
  ['data of another kind', 'push([1,"1', 'push([3,"1', 'no other script of the framework'],
  ['data without its start', 'push([0])', 'push([0,1])', 'begins with __next_f.push([0])'],
  ['a script from elsewhere', 'document.title', 'self.__next_s.push()', 'no other script of the framework'],
  ['a script with another path', '/_next/static/chunks/page.js', '/assets/page.js', 'found /assets/page.js'],
])('refuses a page with %s', (_, part, other, message) => {
  const altered = exported.replace(part, other);
  expect(altered).not.toBe(exported);
  expect(() => deferRuntime(altered, surroundings)).toThrow(message);
});
