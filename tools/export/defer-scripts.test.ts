/** @jest-environment node */
import { deferScripts } from './defer-scripts.ts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const exported = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="preconnect" href="/" crossorigin=""/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  chunk('turbopack-1a') + chunk('page') + '<style data-href="/a.css /b.css">.a{top:"₹"}.b{}</style>',
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>',
  '<body><script>document.title</script><p>Hello</p>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"]||=[]).push({"runtimeModuleIds":[7]})</script>',
  chunk('main'),
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:\\"a\\"\\n1:Td,"])</script>',
  '<script>self.__next_f.push([1,".a{top:\\"₹\\"}2:\\"₹\\"\\n3:T4,.b{}"])</script></body></html>',
].join('');

const { html, data } = deferScripts(exported, (text) => `/data-${text.length}.js`);

test('leaves a page in which the browser fetches and runs nothing of the framework', () => {
  expect(html.replace(/<script type="deferred"[^>]*><\/script>/g, '')).toBe(
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style data-href="/a.css /b.css">.a{top:"₹"}.b{}</style></head>' +
      '<body><script>document.title</script>' +
      '<p>Hello</p><script type="application/ld+json">{"@type":"WebSite"}</script></body></html>',
  );
});

test('names what is to run later: the data first, the script that runs all others last, no polyfills', () => {
  const named = [...html.matchAll(/<script type="deferred" src="([^"]*)">/g)].map(([, address]) => address);
  expect(named).toEqual([
    `/data-${data.length}.js`,
    '/_next/static/chunks/page.js',
    '/_next/static/chunks/main.js',
    '/_next/static/chunks/turbopack-1a.js',
  ]);
});

test('keeps all that the page told the framework, but for the style sheets that it has', () => {
  const framework = {} as { __next_f: [number, string?][]; TURBOPACK: object[] };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call
  new Function('self', 'globalThis', data)(framework, framework);
  expect(framework).toEqual({
    __next_s: [[0, { children: '' }]],
    __next_f: [[0], [1, '0:"a"\n1:T4,/**/2:"₹"\n3:T4,/**/']],
    TURBOPACK: [{ runtimeModuleIds: [7] }],
  });
});

test('changes no text that looks like a style sheet among the data, wherever it is', () => {
  const words = 'GST5, and T5,.b{} or\n2:T4,.b{}\n';
  const row = (text: string) => `T${Buffer.byteLength(text).toString(16)},${text}`;
  const told = [
    `0:${JSON.stringify(words)}\n`,
    `1:${row(`₹ ${words}`)}`,
    `2:${row('.b{}')}`,
    '3:null\n',
  ].join('');
  const push = `<script>self.__next_f.push(${JSON.stringify([1, told])})</script>`;
  const { data } = deferScripts(exported.replace(/<script>self\.__next_f\.push.*<\/script>/, push), () => '');
  const kept = told.replace(`2:${row('.b{}')}3:`, '2:T4,/**/3:');
  expect(data).toContain(`[1,${JSON.stringify(kept)}]`);
});

test.each([
  ['one runtime script', chunk('turbopack-1a'), ''],
  ['one bootstrap script', 'id="_R_"', ''],
  ['all style sheets in the page', 'data-href', 'data-other'],
  ['all style sheets in the page', '</head>', '<link rel="stylesheet" href="/b.css"/></head>'],
  ['a row of data', '3:T4', 'T4'],
  ['no other script of the framework', '</head>', '<script>self.__next_f.pop()</script></head>'],
])('stops the build where it does not find %s', (expectation, from, to) => {
  expect(() => deferScripts(exported.replace(from, to), () => '')).toThrow(expectation);
});
