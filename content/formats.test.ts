import { discountOf, isMonthly, parsePrice } from './formats';

test.each([
  ['₹999', '', '₹999', 999],
  ['₹15,000', '', '₹15,000', 15_000],
  ['Starting from ₹6,000', 'Starting from', '₹6,000', 6_000],
  ['₹1,50,000', '', '₹1,50,000', 150_000],
  ['On request', '', 'On request', NaN],
])('reads %s', (price, before, amount, rupees) => {
  expect(parsePrice(price)).toEqual({ before, amount, rupees });
});

test('a saving is rounded down, and is none where the price went up or is in words', () => {
  expect(discountOf({ price: '₹2,000', originalPrice: '₹3,000' })).toBe('33% OFF');
  expect(discountOf({ price: '₹3,000', originalPrice: '₹2,000' })).toBeUndefined();
  expect(discountOf({ price: 'On request', originalPrice: '₹2,000' })).toBeUndefined();
});

test.each([
  ['/month', true],
  ['a month', true],
  ['monthly', true],
  ['for 3 months', false],
  ['/project', false],
  [undefined, false],
])('%s is monthly: %s', (period, expected) => {
  expect(isMonthly({ period })).toBe(expected);
});
