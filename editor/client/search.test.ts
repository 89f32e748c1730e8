/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Content, names } from '../../content/schema/files.ts';
import { marked, search } from './search.ts';

const contents = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as unknown]),
) as Content;

const { phone, brand } = contents.site;
const [service] = contents.services.services;

const first = (query: string) => search(query, contents)[0]?.id;

test('a label comes before the texts that say the same', () => {
  expect(first('phone')).toBe('site.phone');
  expect(first(' Phone ')).toBe('site.phone');
  expect(first('cities')).toBe('site.cities');
});

test('an entry is found by its name, and a field in it by both', () => {
  expect(first(service!.title)).toBe(`services.services.${service!.id}`);
  const [word] = service!.title.toLowerCase().split(' ');
  expect(search(`${word} price`, contents)[0]).toEqual({
    id: `services.services.${service!.id}.price`,
    place: `Services and prices › Services › ${service!.title} › Price`,
    text: service!.price,
  });
});

test('a text is found by what it says, first where it says nothing else', () => {
  expect(first(phone)).toBe('site.phone');
  expect(first(brand)).toBe('site.brand');
  expect(search('no field says this', contents)).toEqual([]);
});

test('what was found is marked, and signs are taken as they are', () => {
  expect(marked('Phone of the shop', 'phone')).toEqual(['', 'Phone', ' of the shop']);
  expect(marked('from ₹6,000 (net)', '(net) ₹6,000')).toEqual(['from ', '₹6,000', ' ', '(net)', '']);
});
