import { arm, place } from './river';

const narrowing = [place(0, 5, 4), place(10, 5, 2)];

it('is one closed shape, which narrows from place to place', () => {
  expect(arm(narrowing)).toBe('M0,3c5,0,5,1,10,1L10,6c-5,1-5,1-10,1z');
  expect(arm(narrowing, { isDown: true })).toBe('M3,0c0,5,1,5,1,10L6,10c1-5,1-5,1-10z');
});

it('is as wide in a bend: the outer bank turns later than the inner one', () => {
  const bend = [place(0, 0, 10), place(40, 30, 10)];
  expect(arm(bend)).toBe('M0-5c23,0,23,30,40,30L40,35c-23,0-23-30-40-30z');
  expect(arm(bend, { isStretched: true })).toBe('M0-5c20,0,20,30,40,30L40,35c-20,0-20-30-40-30z');
});

it('parts in the direction of the water that it leaves', () => {
  expect(arm([place(0, 0, 10, 1), place(40, 40, 10, 1)])).toBe(
    'M4-4c20,20,20,20,40,40L36,44c-20-20-20-20-40-40z',
  );
});

it('has no joints: an arm leaves each place in the direction in which it came', () => {
  const edge = arm([...narrowing, place(30, 1, 2)]).split('L')[0];
  expect(edge).toBe('M0,3c5,0,5,1,10,1,10,0,10-4,20-4');
});

it('narrows evenly past a place: its banks go on there as the river does', () => {
  const [upper] = arm([place(0, 50, 40), place(100, 50, 20), place(200, 50, 0)]).split('L');
  expect(upper).toBe('M0,30c50,0,50,5,100,10,50,5,50,5,100,10');
});
