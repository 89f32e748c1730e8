import { contactHref, serviceInFragment, serviceInState } from './carried-service';

const services = [
  { slug: 'web-design-development', title: 'Web Design & Development' },
  { slug: 'e-commerce-solutions', title: 'E-commerce Solutions' },
];

it('reads back what a link carries', () => {
  const { hash } = new URL(contactHref('web-design-development'), 'https://www.example.com');
  expect(serviceInFragment(hash, services)).toBe('Web Design & Development');
});

it.each([
  ['no fragment', ''],
  ['an empty fragment', '#'],
  ['an anchor', '#main'],
  ['another key', '#plan=e-commerce-solutions'],
  ['no value', '#service='],
  ['an unknown slug', '#service=wedding-photos'],
  ['a title in place of a slug', '#service=E-commerce%20Solutions'],
  ['the name of something every object has', '#service=constructor'],
  ['half an escape', '#service=%E0%A4%A'],
])('ignores %s', (_, fragment) => {
  expect(serviceInFragment(fragment, services)).toBeUndefined();
});

it('finds the choice beside the parameters of a campaign', () => {
  expect(serviceInFragment('#utm_source=card&service=e-commerce-solutions', services)).toBe(
    'E-commerce Solutions',
  );
});

it('reads the title from a navigation state', () => {
  const state = { __NA: true, selectedService: 'E-commerce Solutions' };
  expect(serviceInState(state, services)).toBe('E-commerce Solutions');
});

it.each([
  ['none', null],
  ['undefined', undefined],
  ['a string', 'E-commerce Solutions'],
  ['a number', 7],
  ['an array', ['E-commerce Solutions']],
  ['an object without a choice', { idx: 3 }],
  ['an unknown title', { selectedService: 'Wedding Photos' }],
  ['a slug', { selectedService: 'e-commerce-solutions' }],
  ['an object for a title', { selectedService: { title: 'E-commerce Solutions' } }],
  ['null for a title', { selectedService: null }],
])('ignores a navigation state that is %s', (_, state) => {
  expect(serviceInState(state, services)).toBeUndefined();
});
