/** @jest-environment node */
import { deferFonts } from './defer-fonts.ts';

const web =
  '@font-face{font-family:inter;src:url(/i.woff2)format("woff2");font-display:swap;font-weight:400 600}';
const local = '@font-face{font-family:Inter Arial;src:local(Arial);size-adjust:107%}';
const ranged =
  '@font-face{font-family:Telugu;src:local(Telugu),url(/t.woff2)format("woff2");unicode-range:U+C00-C7F}';
const heading = '<h1>Shops</h1><p>Lead</p>';
const page = `<head><style>${local}${web}p{margin:0}</style></head><body><main><div>${heading}</div></main></body>`;

test('leaves the style sheet as it is but for the web fonts, and names those where script is off', () => {
  const html = deferFonts(page);
  expect(html).toContain(
    `<head><style>${local}p{margin:0}</style><link rel="expect" href="#first-screen" blocking="render"/>` +
      `<noscript><style>${web}</style></noscript></head>`,
  );
});

test('leaves a font to the browser that is for some characters alone', () => {
  const html = deferFonts(page.replace('</style>', `${ranged}</style>`));
  expect(html.split(ranged)).toHaveLength(2);
  expect(html).not.toContain('["Telugu"');
});

test('opens no connection for them ahead of time', () => {
  const link = '<link rel="preconnect" href="/" crossorigin=""/>';
  expect(deferFonts(page.replace('<style>', `${link}<style>`))).toBe(deferFonts(page));
});

test.each([
  ['what is around the heading', page, `${heading}</div>`, '</main>'],
  [
    'the section around it',
    page.replace(heading, `<section><p>${heading}</p></section><section></section>`),
    '</p></section>',
    '<section>',
  ],
])('hands the web fonts to a script behind %s', (_, html, before, after) => {
  const [start, rest] = deferFonts(html).split('<script id="first-screen">') as [string, string];
  const [script, end] = rest.split('</script>') as [string, string];
  expect(start.endsWith(before)).toBe(true);
  expect(end.startsWith(after)).toBe(true);
  expect(script).toContain(`["inter",'url(/i.woff2)format("woff2")',{weight:"400 600"}]`);
});

test.each([
  ['without web fonts', web],
  ['without a heading', heading],
])('refuses a page %s', (_, part) => {
  expect(() => deferFonts(page.replace(part, ''))).toThrow('should name its web fonts');
});
