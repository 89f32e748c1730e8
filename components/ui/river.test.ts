import { arm } from './river';

const narrowing = [
  { along: 0, across: 5, width: 4 },
  { along: 10, across: 5, width: 2 },
];

it('is one closed shape, which narrows from place to place', () => {
  expect(arm(narrowing)).toBe('M0 3C5 3 5 4 10 4L10 6C5 6 5 7 0 7Z');
  expect(arm(narrowing, { isDown: true })).toBe('M3 0C3 5 4 5 4 10L6 10C6 5 7 5 7 0Z');
});

it('is as wide in a bend: the outer edge turns later than the inner one', () => {
  const bend = [
    { along: 0, across: 0, width: 10 },
    { along: 40, across: 30, width: 10 },
  ];
  expect(arm(bend)).toBe('M0 -5C23 -5 23 25 40 25L40 35C17 35 17 5 0 5Z');
  expect(arm(bend, { isStretched: true })).toBe('M0 -5C20 -5 20 25 40 25L40 35C20 35 20 5 0 5Z');
});

it('has no joints: an arm leaves each place in the direction in which it came', () => {
  const edge = arm([...narrowing, { along: 30, across: 1, width: 2 }]).split('L')[0];
  expect(edge).toMatch(/^M0 3C5 3 \S+ 4 10 4C\S+ 4 \S+ 0 30 0$/);
});
