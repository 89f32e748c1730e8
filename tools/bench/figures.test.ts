/** @jest-environment node */
import { median, pairedRatio, table } from './figures.ts';

test.each([
  [[3, 1, 20], 3],
  [[4, 1, 2, 100], 3],
  [[7], 7],
  [[2, undefined, NaN, 10, 4], 4],
  [[undefined], NaN],
])('the median of %p is %p', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('compares run with run, so that a slow run slows both sides', () => {
  const runs = (...values: number[]) => values.map((fcp) => ({ fcp }));
  expect(pairedRatio(runs(110, 1200, 130), runs(100, 1000, 100), 'fcp')).toBeCloseTo(1.2);
});

test('lays out a table that is Markdown too', () => {
  expect(
    table(
      ['', 'home'],
      [
        ['FCP', '1,000'],
        ['requests', '8'],
      ],
    ),
  ).toBe(
    ['|          |  home |', '| -------- | ----: |', '| FCP      | 1,000 |', '| requests |     8 |'].join(
      '\n',
    ),
  );
});
