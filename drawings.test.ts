import { readdirSync, readFileSync } from 'node:fs';
import { BOARD_RED } from './app/[lang]/(home)/name/board-red';
import { choosable, drawings } from './drawings';

/** That of a drawing which a sheet shows. */
const IN_SHEET = /url\('(\/drawings\/.*?)'\)/g;

const sheets = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const sources = [
  ...Object.values(drawings).map(({ src }) => src),
  ...sheets.flatMap((file) =>
    [...readFileSync(`app/${file}`, 'utf8').matchAll(IN_SHEET)].map(([, src = '']) => src),
  ),
].map((src) => src.split('#') as [string, string?]);

test('every drawing has its file, and every file shows a drawing', () => {
  const files = readdirSync('public/drawings').map((file) => `/drawings/${file}`);
  expect([...new Set(sources.map(([file]) => file))].sort()).toEqual(files.sort());
});

test.each(sources.filter(([, view]) => view))('%s has a view called %s', (file, view) => {
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`<view id="${view}"`);
});

test.each(Object.values(choosable))(
  '$src fills any place, also in a dialog, which adds a view to its address',
  ({ src }) => {
    expect(src).not.toContain('#');
    expect(readFileSync(`public${src}`, 'utf8')).toContain(
      'viewBox="0 0 160 160" preserveAspectRatio="xMaxYMax"',
    );
  },
);

test('a name covers the letter of the board in the red of the drawing', () => {
  expect(readFileSync('public/drawings/riverside.svg', 'utf8')).toContain(`fill="${BOARD_RED}"`);
});
