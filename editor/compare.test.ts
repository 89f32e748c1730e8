import { differences, merge, put } from './compare.ts';

const service = (slug: string, price: string) => ({ slug, price });
const list = (...services: object[]) => ({ services });
const [ads, web, film] = [service('ads', '₹1,000'), service('web', '₹2,000'), service('film', '₹3,000')];

test('a removed entry is one difference, wherever it was', () => {
  expect(differences(list(ads, web, film), list(web, film))).toEqual([
    { path: ['services', 'ads'], before: ads, after: undefined },
  ]);
});

test('a new order is one difference', () => {
  expect(differences(list(ads, web), list(web, ads))).toHaveLength(1);
});

test('a list of texts is one field', () => {
  expect(differences({ cities: ['Guntur'] }, { cities: ['Guntur', 'Tenali'] })).toEqual([
    { path: ['cities'], before: ['Guntur'], after: ['Guntur', 'Tenali'] },
  ]);
});

test('entries named by numbers keep their order', () => {
  const [one, two] = [{ id: 2 }, { id: 1 }];
  expect(merge([one], [one], [one, two]).merged).toEqual([one, two]);
});

test('changes to two fields go together, also where a list has moved', () => {
  const mine = list(service('ads', '₹1,500'), web);
  const theirs = list(film, service('web', '₹2,500'), ads);
  expect(merge(list(ads, web), mine, theirs)).toEqual({
    merged: list(film, service('web', '₹2,500'), service('ads', '₹1,500')),
    conflicts: [],
  });
});

test('what one removed and the other left alone is gone', () => {
  expect(merge(list(ads, web), list(web), list(ads, service('web', '₹9'))).merged).toEqual(
    list(service('web', '₹9')),
  );
});

test('two changes to one field keep mine, and tell both', () => {
  const { merged, conflicts } = merge({ brand: 'A' }, { brand: 'B' }, { brand: 'C' });
  expect(merged).toEqual({ brand: 'B' });
  expect(conflicts).toEqual([{ path: ['brand'], base: 'A', mine: 'B', theirs: 'C' }]);
});

test('a field is put back, and an entry in the place that it had', () => {
  expect(put(list(ads, service('web', '₹9')), ['services', 'web', 'price'], '₹2,000')).toEqual(
    list(ads, web),
  );
  expect(put(list(ads, film), ['services', 'web'], web, list(ads, web, film))).toEqual(list(ads, web, film));
  expect(put(list(ads, web), ['services', 'ads'], undefined)).toEqual(list(web));
  expect(put(list(), ['services', 'ads'], ads, list(ads))).toEqual(list(ads));
  expect(put({ note: 'New' }, ['note'], undefined)).toEqual({});
});
