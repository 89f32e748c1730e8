import { course, crossings, deltaStrands, deltaTips, field } from './delta';

it('draws the same strands every time', () => {
  expect(deltaStrands()).toEqual(deltaStrands());
});

it('runs as one body, and parts into arms as far apart as there is room', () => {
  expect(crossings(4, 1, 2, 0)).toEqual([-3, -1, 1, 3]);
  expect(crossings(4, 2, 2, 22)).toEqual([-11, -9, 9, 11]);
  expect(crossings(4, 4, 2, 30)).toEqual([-15, -5, 5, 15]);
});

it('has no joints: a strand leaves each place in the direction in which it came', () => {
  const places = [
    { along: 0, across: 5 },
    { along: 10, across: 9 },
    { along: 30, across: 1 },
  ];
  expect(course(places)).toBe('M0 5c5 0 5 4 10 4c10 0 10 -8 20 -8');
  expect(course(places, true)).toBe('M5 0c0 5 4 5 4 10c0 10 -8 10 -8 20');
});

it('never lets strands cross, and keeps them in the field', () => {
  const tips = deltaTips();
  expect(tips).toHaveLength(field.strands);
  expect(tips.map(({ y }) => y)).toEqual(tips.map(({ y }) => y).sort((one, other) => one - other));
  for (const { y } of tips) {
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(field.height);
  }
});

it('does not part in a place that is the last one again', () => {
  expect(
    course([
      { along: 0, across: 5 },
      { along: 10, across: 5 },
    ]),
  ).toBe('M0 5h10');
  expect(
    course([
      { along: 0, across: 5 },
      { along: 0, across: 5 },
      { along: 10, across: 5 },
    ]),
  ).toBe('M0 5h10');
});
