/** @jest-environment node */
import type { Content } from '../../content/schema/files.ts';
import { inShort, labelledDiff, resolutionsOf, messageOf, textOf, textOrNone } from './labelled-changes.ts';

const web = { id: 1, slug: 'web', title: 'Web Design', price: '₹6,000', features: ['Fast'] };
const film = { id: 2, slug: 'film', title: 'Films', price: '₹9,000', features: [] };

const contentsWith = (...services: object[]) =>
  ({ services: { services }, words: { promise: '1 hour' } }) as unknown as Content;

const changes = labelledDiff(contentsWith(web, film), contentsWith({ ...web, price: '₹7,000' }));

test('a field has the label of the form, and what was removed the name that it had', () => {
  expect(changes.map(({ field }) => field)).toEqual(['services.services.2', 'services.services.1.price']);
  expect(changes[0]!.label).toMatch(/› Films$/);
  expect(changes[1]!.label).toMatch(/› Web Design › price$/i);
});

test('what is a draft is called one, and hiding is said in words', () => {
  const draft = { ...film, isDraft: true };
  const [hidden] = labelledDiff(contentsWith(film), contentsWith(draft));
  expect(hidden).toMatchObject({ before: 'Shown', after: 'Draft' });
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

test('of a list of texts, what differs is said; of another order, the list', () => {
  const changed = (...features: string[]) =>
    labelledDiff(contentsWith({ ...web, features: ['Fast', 'Safe'] }), contentsWith({ ...web, features }));
  expect(changed('Fast', 'Safe', 'New')).toMatchObject([{ before: [], after: ['New'] }]);
  expect(changed('Fast', 'Sound')).toMatchObject([{ before: ['Safe'], after: ['Sound'] }]);
  expect(changed('Safe', 'Fast')).toMatchObject([{ before: ['Fast', 'Safe'], after: ['Safe', 'Fast'] }]);
  expect(messageOf(changed('Fast', 'Safe', 'New'))).toMatch(/Features: New\n\n.*Features: {2}→ New$/i);
});

test('an entry is said in lines with the labels of the form, and what is new is called so', () => {
  const [added] = labelledDiff(contentsWith(web), contentsWith(web, { ...film, category: 'video' }));
  expect(added).toMatchObject({
    before: undefined,
    after: expect.arrayContaining(['Title: Films']) as string[],
  });
  expect(inShort(added!.before, added!.after)).toMatch(/^New:\n.*^Category: video$/ms);
  expect(inShort('₹6,000', '₹7,000')).toBe('₹6,000 → ₹7,000');
  expect(inShort('₹6,000', undefined)).toBe('Removed: ₹6,000');
  expect(inShort(added!.after, undefined)).toContain('Removed: Title: Films · ');
  expect(messageOf([added!])).toContain('Title: Films · ');
  const people = (...people: object[]) => ({ people: { people } }) as unknown as Content;
  const [person] = labelledDiff(people(), people({ id: 'a', name: 'Ravi', answers: true }));
  expect(person!.after).toEqual(['Name: Ravi', 'Answers enquiries: Yes']);
});

test('a value is compared by its texts, also those of digits alone, and not by the numbers that follow', () => {
  expect(textOf({ id: 5, title: 'Review', metrics: [{ value: '40' }] })).toBe('Review · 40');
  expect(textOf('522001')).toBe('522001');
  expect(textOf(undefined)).toBe('');
  expect([undefined, '', [], ['New']].map(textOrNone)).toEqual([
    '(nothing)',
    '(nothing)',
    '(not there)',
    'New',
  ]);
});

test('a file that was never published is no change', () => {
  const { words: _, ...published } = contentsWith(web);
  expect(labelledDiff(published as Content, contentsWith(web))).toEqual([]);
});

test('a conflict about what is taken back says what is here and what taking back gives, and names nobody else', () => {
  const [, price] = changes;
  const back = resolutionsOf({ ...price!, change: { ...price!.change, isRevert: true } });
  expect(back.sides).toEqual([
    { which: 'theirs', value: '₹6,000', name: 'Here now', press: 'Keep what is here' },
    { which: 'mine', value: '₹7,000', name: 'Taking back gives', press: 'Take back' },
  ]);
  expect(back.reason).not.toContain('else');
  expect(resolutionsOf(price!).sides[0]).toMatchObject({
    which: 'mine',
    value: '₹7,000',
    press: 'Keep yours',
  });
});
