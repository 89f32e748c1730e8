/** @jest-environment node */
import { pageStyles } from './page-styles.ts';

const sheet = (...rules: string[]) => rules.join('');
const page = '<body class="a"><p class="b c">Shops</p></body>';

const BASE = 'p{margin:0}@media (prefers-reduced-motion:reduce){*{animation:none}}';
const FACE = '@font-face{font-family:Telugu}';

test('leaves a page the rules without a class and those whose classes it has', () => {
  const own = pageStyles(sheet(BASE, '.a{top:0}', FACE, '.b:focus,.d:focus{top:1px}', '.d{top:2px}')).forPage(
    page,
  );
  expect(own).toBe(sheet(BASE, '.a{top:0}', FACE, '.b:focus{top:1px}'));
});

test.each([
  ['.a .b', true],
  ['.a>.d', false],
  ['.b:not(.d)', true],
  [':is(.d,.b) .c', true],
  [':is(:where(.d)[data-open] .c)', false],
  ['.c:has(.d)', false],
  ['[data-open] .c:first-child', true],
  ['html[style*=hidden]', false],
])('a rule for %s may be for this page: %p', (selector, isKept) => {
  expect(pageStyles(`${selector}{top:0}`).forPage(page)).toBe(isKept ? `${selector}{top:0}` : '');
});

test('leaves out what is for more than a phone, and what is empty then', () => {
  const { forPage } = pageStyles(
    sheet(
      '@media (min-width:720px){.a{top:0}}',
      '@media (min-width:400px){.a{top:0}}',
      '@media (hover:hover){.b:hover{top:0}}',
      '@media print{@media screen{.a{top:0}}}',
      '@media screen{@supports (top:0){.d{top:0}}.b{top:3px}}',
    ),
  );
  expect(forPage(page)).toBe('@media (min-width:400px){.a{top:0}}@media screen{.b{top:3px}}');
});

test('leaves a page the animations that its own rules name, and the styles that an element starts with', () => {
  const rise = '@keyframes rise{0%{top:0}}';
  const start = '@starting-style{.d{top:0}}';
  const own = pageStyles(sheet('.a{animation:1s ease-out rise}', rise, '@keyframes fall{0%{top:0}}', start));
  expect(own.forPage(page)).toBe(sheet('.a{animation:1s ease-out rise}', rise, start));
});

test.each([
  '.d{top:0}',
  '@media print{p{top:0}}',
  '::view-transition{top:0}',
  '@supports (top:0){.a{top:0}}',
])(
  'has all rules in the file from the first that not every page has, but for what every page says: %s',
  (first) => {
    const rules = sheet(
      first,
      'p{top:0}',
      '@media (min-width:720px){.a{top:0}}',
      '@keyframes fall{0%{top:0}}',
    );
    const { file } = pageStyles(sheet('p{margin:0}', FACE, rules, '@starting-style{.d{top:0}}', FACE));
    expect(file).toBe(rules);
  },
);
