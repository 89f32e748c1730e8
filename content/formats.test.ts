import { rupees } from './formats';

test.each([
  ['₹999', 999],
  ['₹15,000', 15_000],
  ['Starting from ₹6,000', 6_000],
  ['₹1,50,000', 150_000],
])('reads %s', (price, amount) => {
  expect(rupees(price)).toBe(amount);
});

test('a price without an amount has none', () => {
  expect(rupees('On request')).toBeNaN();
});
