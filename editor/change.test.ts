/** @jest-environment node */
import fc from 'fast-check';
import { apply, applyAll, type Change, diff, force, invert, isEqual, rebase, partAt } from './change.ts';

const text = fc.constantFrom('a', 'b', 'c');
const fields = {
  title: text,
  note: fc.option(text, { nil: undefined }),
  cities: fc.array(text, { maxLength: 2 }),
};
const entries = <Entry>(entry: fc.Arbitrary<Entry & { id: string }>) =>
  fc.uniqueArray(entry, { maxLength: 4, selector: ({ id }) => id });
const id = fc.constantFrom('1', '2', '3', '4', '5');
const link = fc.record({ ...fields, id });
const service = fc.record({ ...fields, id, links: fc.option(entries(link), { nil: undefined }) });
const content = fc.record({ ...fields, page: fc.record(fields), services: entries(service) });

const file = 'services';
const runs = { numRuns: 1000 };

/** Without what JSON cannot say. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** As far as two orders of the same entries say the same. */
const unordered = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map(unordered)
      .sort((a, b) => ((a as { id?: string }).id! < (b as { id?: string }).id! ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unordered(part)]));
};

const isWithin = (a: Change, b: Change) => isEqual(a.path, b.path.slice(0, a.path.length));
const touchesOther = (a: Change) => (b: Change) => !isWithin(a, b) && !isWithin(b, a);

test('differences lead from one state to the other, and turned round they lead back', () => {
  fc.assert(
    fc.property(content, content, (before, after) => {
      const changes = plain(diff(file, before, after)) as Change[];
      expect(plain(applyAll(before, changes))).toEqual(plain(after));
      expect(plain(applyAll(after, invert(changes)))).toEqual(plain(before));
    }),
    runs,
  );
});

test('a photograph that is exchanged is one change; what it shows, and its point, are others', () => {
  const photo = { file: 'shop.jpg', shows: 'A shop', x: 30 };
  const pathsTo = (after?: object) =>
    diff(file, { photo }, { photo: after }).map(({ path }) => path.join('.'));
  expect(pathsTo({ file: 'board.jpg', shows: 'A board' })).toEqual(['photo']);
  expect(pathsTo({ ...photo, shows: 'A board', x: 40 })).toEqual(['photo.shows', 'photo.x']);
  expect(pathsTo()).toEqual(['photo']);
});

test('applying a change twice is applying it once', () => {
  fc.assert(
    fc.property(content, content, content, (before, after, other) => {
      for (const change of diff(file, before, after)) {
        const once = apply(other, change);
        if (once !== undefined) expect(apply(once, change)).toBe(once);
      }
    }),
    runs,
  );
});

test('changes to other fields may come in any order', () => {
  fc.assert(
    fc.property(content, content, content, (base, mine, theirs) => {
      const others = diff(file, base, theirs);
      const ours = diff(file, base, mine).filter((one) => others.every(touchesOther(one)));
      const [there, here] = [applyAll(applyAll(base, others), ours), applyAll(applyAll(base, ours), others)];
      expect(there).toBeDefined();
      expect(unordered(plain(there))).toEqual(unordered(plain(here)));
    }),
    runs,
  );
});

test('what is refused changes nothing, and what is brought elsewhere is either there or refused', () => {
  fc.assert(
    fc.property(content, content, content, (base, mine, theirs) => {
      const { content: both, refused } = rebase(file, base, mine, theirs);
      const settled = diff(file, base, mine).filter(
        (change) => !refused.some(({ path }) => isEqual(path, change.path.slice(0, path.length))),
      );
      for (const { path, after, isOrder } of settled) if (!isOrder) expect(partAt(both, path)).toEqual(after);
      for (const change of refused) {
        expect(apply(both, change)).toBeUndefined();
        // Chosen, it is there whole.
        if (!change.isOrder) expect(partAt(force(both, change), change.path)).toEqual(change.after);
      }
    }),
    runs,
  );
});

const [ads, web, film] = [
  { id: 1, price: '₹1,000' },
  { id: 2, price: '₹2,000' },
  { id: 3, price: '₹3,000' },
];

test('an addition is put behind the entry that it follows, and at the end if that is gone', () => {
  const [addition] = diff(file, [ads, film], [ads, web, film]);
  expect(apply([film, ads], addition!)).toEqual([film, ads, web]);
  expect(apply([film], addition!)).toEqual([film, web]);
});

test('an order is one change, which leaves what others have added where it is', () => {
  const changes = diff(file, [ads, web], [web, ads]);
  expect(changes).toHaveLength(1);
  expect(apply([film, ads, web], changes[0]!)).toEqual([film, web, ads]);
  expect(apply([web, ads], changes[0]!)).toEqual([web, ads]);
});

test('a list of texts is one value', () => {
  expect(diff(file, { cities: ['Guntur'] }, { cities: ['Guntur', 'Tenali'] })).toEqual([
    { file, path: ['cities'], before: ['Guntur'], after: ['Guntur', 'Tenali'] },
  ]);
});

test('what was changed here and removed there is brought back whole', () => {
  const { content: both, refused } = rebase(file, [ads, web], [{ ...ads, price: '₹1' }, web], [web]);
  expect(both).toEqual([web]);
  expect(refused).toMatchObject([{ path: ['1'], after: { id: 1, price: '₹1' } }]);
  expect(force(both, refused[0]!)).toEqual([{ id: 1, price: '₹1' }, web]);
});

test('what was removed here and changed there stays until somebody chooses', () => {
  const { content: both, refused } = rebase(file, [ads, web], [web], [{ ...ads, price: '₹1' }, web]);
  expect(both).toEqual([{ ...ads, price: '₹1' }, web]);
  expect(force(both, refused[0]!)).toEqual([web]);
});

test('a page may be called as something that every object has', () => {
  const pages = { about: { title: 'About' } };
  const more = { ...pages, constructor: { title: 'Constructor' } };
  const changes = diff(file, pages, more);
  expect(changes).toMatchObject([{ path: ['constructor'], before: undefined }]);
  expect(apply(pages, changes[0]!)).toEqual(more);
});
