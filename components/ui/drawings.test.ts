import { readdirSync, readFileSync } from 'node:fs';
import { drawings } from './drawings';

const sources = Object.values(drawings).map(({ src }) => src.split('#') as [string, string?]);

test('every drawing has its file, and every file shows a drawing', () => {
  const files = readdirSync('public/drawings').map((file) => `/drawings/${file}`);
  expect([...new Set(sources.map(([file]) => file))].sort()).toEqual(files.sort());
});

test.each(sources.filter(([, view]) => view))('%s has a view called %s', (file, view) => {
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`<view id="${view}"`);
});
