import { deltaPaths } from './delta';

const ends = (path: string) => [...path.matchAll(/ (\d+) (-?\d+)(?=M|$)/g)].map(([, x, y]) => `${x} ${y}`);
const starts = (path: string) => [...path.matchAll(/M(\d+) (-?\d+)/g)].map(([, x, y]) => `${x} ${y}`);

it('draws the same lines every time', () => {
  expect(deltaPaths()).toEqual(deltaPaths());
});

it('branches in two at every generation', () => {
  expect(deltaPaths().map((path) => starts(path).length)).toEqual([1, 2, 4, 8, 16]);
});

it('starts each branch where one before it ended, and reaches the far side', () => {
  const paths = deltaPaths();
  paths.slice(1).forEach((path, generation) => {
    expect(new Set(starts(path))).toEqual(new Set(ends(paths[generation]!)));
  });
  expect(ends(paths.at(-1)!).every((end) => end.startsWith('1200 '))).toBe(true);
});
