/** @jest-environment node */
import { readOptions } from './options.ts';

test('measures every page in a fresh build if nothing is said', () => {
  expect(readOptions([])).toMatchObject({ build: true, grow: false, runs: 3 });
  expect(readOptions([]).pages).toContain('privacy');
});

test('reads what is said', () => {
  const args = ['--no-build', '--grow', '--runs', '1', '--pages', 'home,contact', '--json', 'a.json'];
  const expected = { build: false, grow: true, runs: 1, pages: ['home', 'contact'], json: 'a.json' };
  expect(readOptions(args)).toEqual(expected);
});

test.each([
  [['--runs', '0'], 'write a whole number'],
  [['--runs', 'many'], 'write a whole number'],
  [['--pages', 'home,shop'], '--pages shop: choose among home,services'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %p', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
