/** @jest-environment node */
import type { Content } from '../../content/schema/files.ts';
import { inShort, type LabelledChange, labelledDiff, messageOf, resolutionsOf } from './labelled-changes.ts';

const web = { id: 1, slug: 'web', title: 'Web Design', price: '₹6,000', features: ['Fast'] };
const film = { id: 2, slug: 'film', title: 'Films', price: '₹9,000', features: [] };

const contentsWith = (...services: object[]) =>
  ({
    services: {
      services,
      serviceCategories: [
        { id: 'all', label: 'All' },
        { id: 'video', label: 'For films' },
      ],
    },
    words: { promise: '1 hour' },
  }) as unknown as Content;

const changes = labelledDiff(contentsWith(web, film), contentsWith({ ...web, price: '₹7,000' }));

test('a field has the label of the form, and what was removed the name that it had', () => {
  expect(changes.map(({ field }) => field)).toEqual(['services.services.2', 'services.services.1.price']);
  expect(changes[0]!.label).toMatch(/› Films$/);
  expect(changes[1]!.label).toMatch(/› Web Design › price$/i);
});

test('what is a draft is called one, and hiding is said in words', () => {
  const draft = { ...film, isDraft: true };
  const [hidden] = labelledDiff(contentsWith(film), contentsWith(draft));
  expect(hidden).toMatchObject({ before: { lines: ['Shown'] }, after: { lines: ['Draft'] } });
  expect(hidden!.label).toMatch(/› Films$/);
  const [added] = labelledDiff(contentsWith(web), contentsWith(web, draft));
  expect(added!.label).toMatch(/› Films \(draft\)$/);
});

test('the message of a version names each field, old and new', () => {
  const [subject, , ...lines] = messageOf(changes).split('\n');
  expect(subject).toMatch(/^content: 2 changes/);
  expect(subject!.length).toBeLessThanOrEqual(72);
  expect(lines[1]).toMatch(/price: ₹6,000 → ₹7,000$/i);
  expect(messageOf(changes.slice(1))).toMatch(/^content: .*₹7,000\n/);
});

test('of a list of texts, what differs is said, and of a line that only moved its places', () => {
  const changed = (...features: string[]) =>
    labelledDiff(
      contentsWith({ ...web, features: ['Fast', 'Safe', 'Warm'] }),
      contentsWith({ ...web, features }),
    );
  const linesOf = (labelled: LabelledChange[]) =>
    labelled.map(({ before, after }) => [before.lines, after.lines]);
  expect(linesOf(changed('Fast', 'Safe', 'Warm', 'New'))).toEqual([[[], ['New']]]);
  expect(linesOf(changed('Fast', 'Sound', 'Warm'))).toEqual([[['Safe'], ['Sound']]]);
  expect(linesOf(changed('Warm', 'Fast', 'Safe'))).toEqual([[['3. Warm'], ['1. Warm']]]);
  expect(linesOf(changed('Warm', 'Fast', 'Sound'))).toEqual([
    [
      ['1. Fast', 'Safe'],
      ['2. Fast', 'Sound'],
    ],
  ]);
  expect(messageOf(changed('Fast', 'Safe', 'Warm', 'New'))).toMatch(
    /Features: New\n\n.*Features: {2}→ New$/i,
  );
  const [order] = labelledDiff(contentsWith(web, film), contentsWith(film, web));
  expect(order).toMatchObject({ before: { lines: ['1. Web Design'] }, after: { lines: ['2. Web Design'] } });
  expect(order!.label).toMatch(/: order$/);
});

test('an entry is said in lines with the labels of the form, and what is new is called so', () => {
  const [added] = labelledDiff(contentsWith(web), contentsWith(web, { ...film, category: 'video' }));
  expect(added!.before.lines).toEqual([]);
  expect(added!.after.lines).toContain('Title: Films');
  expect(inShort(added!.before, added!.after)).toMatch(/^New:\n.*^Category: For films$/ms);
  const [, price] = changes;
  expect(inShort(price!.before, price!.after)).toBe('₹6,000 → ₹7,000');
  expect(inShort(price!.before, added!.before)).toBe('Removed: ₹6,000');
  expect(inShort(added!.after, added!.before)).toContain('Removed: Title: Films · ');
  expect(messageOf([added!])).toContain('Title: Films · ');
  const people = (...people: object[]) => ({ people: { people } }) as unknown as Content;
  const [person] = labelledDiff(people(), people({ id: 'a', name: 'Ravi', answers: true }));
  expect(person!.after.lines).toEqual(['Name: Ravi', 'Answers enquiries: Yes']);
});

test.each([
  ['category', 'video', 'For films'],
  ['gradient', 'paddy', 'Paddy'],
  ['drawing', 'rickshaw', 'Rickshaw'],
  ['title', '522001', '522001'],
])('what is chosen is called as the form calls it: %s', (name, value, said) => {
  const [changed] = labelledDiff(contentsWith(web), contentsWith({ ...web, [name]: value }));
  expect(changed!.after.lines).toEqual([said]);
});

test('a switch is on or off in words, and a day a day', () => {
  const contents = (person: object, piece: object = {}) =>
    ({
      people: { people: [{ id: 'a', name: 'Sita', ...person }] },
      work: { pieces: [{ id: 'b', name: 'A shop', ...piece }] },
    }) as unknown as Content;
  const [ticked] = labelledDiff(contents({}), contents({ answers: true }));
  expect(ticked).toMatchObject({ before: { lines: ['No'] }, after: { lines: ['Yes'] } });
  const [agreed] = labelledDiff(contents({}, { permission: '' }), contents({}, { permission: '2026-03-12' }));
  expect(agreed).toMatchObject({ before: { lines: [] }, after: { lines: ['12 March 2026'] } });
});

test('a photograph is a picture with what it shows, and is exchanged with that', () => {
  const shop = { file: 'shop-1.jpg', shows: 'A shop', x: 30, y: 40 };
  const changed = (photo?: object) =>
    labelledDiff(contentsWith({ ...web, photo: shop }), contentsWith({ ...web, photo }));
  const [exchanged, ...others] = changed({ file: 'board-2.jpg', shows: 'A board' });
  expect(others).toEqual([]);
  expect(exchanged!.label).toMatch(/› Photograph$/);
  expect(exchanged!.before).toEqual({ photos: ['shop-1.jpg'], lines: ['A shop'] });
  expect(exchanged!.after).toEqual({ photos: ['board-2.jpg'], lines: ['A board'] });
  const [described] = changed({ ...shop, shows: 'A saree shop' });
  expect(described!.after).toEqual({ photos: [], lines: ['A saree shop'] });
  const [moved] = changed({ ...shop, x: 50 });
  expect(moved).toMatchObject({ before: { lines: ['30'] }, after: { lines: ['50'] } });
  const [gone] = changed();
  expect(inShort(gone!.before, gone!.after)).toMatch(/^Removed: A shop/);
});

test('a file that was never published is no change', () => {
  const { words: _, ...published } = contentsWith(web);
  expect(labelledDiff(published as Content, contentsWith(web))).toEqual([]);
});

test('a conflict about what is taken back says what is here and what taking back gives, and names nobody else', () => {
  const [, price] = changes;
  const back = resolutionsOf({ ...price!, change: { ...price!.change, isRevert: true } });
  expect(back.sides).toEqual([
    { which: 'theirs', value: price!.before, name: 'Here now', press: 'Keep what is here' },
    { which: 'mine', value: price!.after, name: 'Taking back gives', press: 'Take back' },
  ]);
  expect(back.reason).not.toContain('else');
  expect(resolutionsOf(price!).sides[0]).toMatchObject({
    which: 'mine',
    value: price!.after,
    press: 'Keep yours',
  });
});
