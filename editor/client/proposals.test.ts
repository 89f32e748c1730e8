import { proposalFor } from './proposals.ts';

test.each([
  ['price', '12000', '₹12,000'],
  ['price', 'Rs. 150000', '₹1,50,000'],
  ['price', 'From ₹9,000', 'Starting from ₹9,000'],
  ['price', 'On request', undefined],
  ['originalPrice', '₹12,000', undefined],
  ['phone', '9848012345', '+91 98480 12345'],
  ['landline', '0866 245 6789', '+91 866 245 6789'],
  ['landline', '0866-2456789', '+91 866 2456789'],
  ['chatNumber', '+91 98480 12345', '919848012345'],
  ['title', '12000', undefined],
])('in %s, %s is probably %s', (name, text, proposed) => {
  expect(proposalFor(name, text)).toBe(proposed);
});
