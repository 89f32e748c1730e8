import { type FieldText, findField, normalize } from './find-field.ts';

/** Every text in `content`, by the names that lead to it. */
function textsIn(content: unknown, id: string): FieldText[] {
  if (typeof content === 'string') return [{ id, text: content, normalized: normalize(content) }];
  return Object.entries(content as object).flatMap(([key, part]) => textsIn(part, `${id}.${key}`));
}

const services = [
  { title: 'Ads', price: '₹9,000', features: ['Monthly report', 'Two towns'] },
  { title: 'Shops', price: '₹9,000', features: ['Monthly report', 'Catalogue'] },
];
const fields = [
  ...textsIn({ services, more: 'more features' }, 'services'),
  ...textsIn({ lead: 'We answer within 2 hours, every day.', label: 'Ads' }, 'site'),
];

test('a text that one field has', () => {
  expect(findField('Two  towns', [], fields)).toBe('services.services.0.features.1');
});

test('of equal texts, the one whose neighbours are beside it', () => {
  expect(findField('₹9,000', ['Shops', 'Catalogue'], fields)).toBe('services.services.1.price');
  expect(findField('₹9,000', ['Ads', 'Two towns'], fields)).toBe('services.services.0.price');
  expect(findField('Monthly report', ['Catalogue', 'Shops'], fields)).toBe('services.services.1.features.0');
});

test('a text of the page that says more than the field', () => {
  expect(findField('+5 more features', [], fields)).toBe('services.more');
});

test('a part of a field', () => {
  expect(findField('2 hours', [], fields)).toBe('site.lead');
});

test('letters as the page sets them', () => {
  expect(findField('CATALOGUE', [], fields)).toBe('services.services.1.features.1');
});

test('a text that no field has', () => {
  expect(findField('Skip', [], fields)).toBeUndefined();
  expect(findField(' ', [], fields)).toBeUndefined();
});
