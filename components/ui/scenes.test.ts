import { readdirSync, readFileSync } from 'node:fs';
import { scenes } from './scenes';

const drawings = Object.values(scenes).map(({ src }) => src.split('#') as [string, string?]);

test('every scene has its file, and every file shows a scene', () => {
  const files = readdirSync('public/drawings').map((file) => `/drawings/${file}`);
  expect([...new Set(drawings.map(([file]) => file))].sort()).toEqual(files.sort());
});

test.each(drawings.filter(([, view]) => view))('%s has a view called %s', (file, view) => {
  expect(readFileSync(`public${file}`, 'utf8')).toContain(`<view id="${view}"`);
});
