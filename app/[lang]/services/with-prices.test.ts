import { services } from '@/content';
import { cost } from '@/content/formats';
import { withPrices } from './with-prices';

const two = [
  { ...services[0]!, title: 'Reels', price: '₹15,000' },
  { ...services[0]!, title: 'Ads', price: '₹10,000' },
];
const [first, second] = two.map((service) => `${service.title}: ${cost(service)}`);

test('prices are taken from their fields, in the order of the services', () => {
  expect(withPrices('Prices.', two)).toBe(`Prices. ${first}; ${second}.`);
  const dearer = two.map((service) => ({ ...service, price: '₹77,000' }));
  expect(withPrices('Prices.', dearer)).toContain('₹77,000');
});

test('no more prices than search results show, and none where there is no room', () => {
  for (let length = 70; length <= 160; length++)
    expect(withPrices('a'.repeat(length), services).length).toBeLessThanOrEqual(160);
  expect(withPrices('a'.repeat(159), services)).toBe('a'.repeat(159));
  expect(withPrices('Prices.', [])).toBe('Prices.');
});
