/** @jest-environment node */
import { limitOf } from './limit.ts';
import { median, report, type Run } from './report.ts';

const page = (head = '', style = '') =>
  `<!DOCTYPE html><html><head>${head}<style>p{color:red}${style}</style></head><body><p>Text</p></body></html>`;

test.each([
  ['scripts', page('<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>')],
  [
    'preloads of scripts and fonts',
    page('<link as="script" href="/a.js"/><link as="font" href="/a.woff2"/>'),
  ],
  ['web fonts', page('', '@font-face{src:url(/a.woff2)}@font-face {\nsrc:url(/b.woff2) }')],
  ['the policy', page('<meta http-equiv="Content-Security-Policy" content="style-src \'none\'"/>')],
])('the limit is the page without %s, and otherwise the same', (_, html) => {
  expect(limitOf(html)).toBe(page());
});

test('the median is the middle value, or half way between the two in the middle', () => {
  expect([median([3, 1, 20]), median([4, 1, 2, 100])]).toEqual([3, 3]);
});

test('compares each run with the limit of the same run', () => {
  const result = (numericValue: number) => {
    const details = { items: [] };
    return { audits: { 'largest-contentful-paint': { numericValue }, 'resource-summary': { details } } };
  };
  const run = (page: number, limit: number) => ({
    page: { ...result(page), categories: {} },
    limit: result(limit),
  });
  const runs = [run(110, 100), run(1200, 1000), run(130, 100)] as unknown as Run[];
  expect(report({ '/': runs })).toContain('| 130 | 1.20 |');
});
