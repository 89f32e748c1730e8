import { addMissingIds, newId, newNumber } from './ids.ts';

test('what has ids of its own stays as it is', () => {
  const content = { services: [{ title: 'Web', id: 1, links: [{ id: 'a' }] }], cities: ['Guntur'], none: [] };
  expect(addMissingIds(content)).toEqual(content);
});

test('an entry without an id, or with that of another, gets one, the same whoever reads it', () => {
  const links = [
    { label: 'Home', id: 'a' },
    { label: 'Blog' },
    { label: 'Copy', id: 'a' },
    { label: 'Blog' },
  ];
  const [home, ...mended] = addMissingIds(links) as { id: string }[];
  expect(home!.id).toBe('a');
  expect(new Set(mended.map(({ id }) => id)).size).toBe(3);
  expect(addMissingIds(links)).toEqual([home, ...mended]);
  expect(addMissingIds(addMissingIds(links))).toEqual(addMissingIds(links));
  for (const { id } of mended) expect(id).toMatch(/^[a-z0-9]+$/);
});

test('a number is given where the others have numbers', () => {
  const ids = (addMissingIds([{ id: 1 }, { id: 1 }, {}]) as { id: unknown }[]).map(({ id }) => typeof id);
  expect(ids).toEqual(['number', 'number', 'number']);
  expect(newNumber()).toEqual(expect.any(Number));
  expect(newId()).toMatch(/^[a-z0-9]+$/);
});
