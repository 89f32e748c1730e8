import { countUnchanged, lettersOf, LONGEST_NAME } from './letters';

test.each([
  ['a word', 'Silks', ['S', 'i', 'l', 'k', 's']],
  ['Telugu, with the marks of each letter', 'లక్ష్మీ', ['ల', 'క్ష్మీ']],
  ['two words', 'శ్రీ Silks', ['శ్రీ', ' ', 'S', 'i', 'l', 'k', 's']],
  ['an emoji of several parts', '👩‍🌾 రా', ['👩‍🌾', ' ', 'రా']],
  ['a letter of Hindi that is joined', 'क्षेत्र', ['क्षे', 'त्र']],
])('parts %s as it is read', (_, name, letters) => {
  expect(lettersOf(name)).toEqual(letters);
});

test.each(['', '  ', '\n', '\u200d', '\u200b \u2060'])('takes %j for no name', (name) => {
  expect(lettersOf(name)).toEqual([]);
});

test('parts no letter where the browser cannot tell letters', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(lettersOf('లక్ష్మీ Silks')).toEqual(['ల', 'క్ష్మీ', ' ', 'S', 'i', 'l', 'k', 's']);
  Object.assign(Intl, { Segmenter });
});

test('takes as many letters as there is room for', () => {
  expect(lettersOf('క్ష్మీ'.repeat(LONGEST_NAME + 1))).toHaveLength(LONGEST_NAME);
});

test.each([
  ['Lak', 'Laks', 3],
  ['Laks', 'Lak', 3],
  ['Lak', 'Lak', 3],
  ['Lak', 'Sak', 0],
  ['', 'Silks', 0],
])('from %j to %j the first %i letters stay', (last, next, count) => {
  expect(countUnchanged([...last], [...next])).toBe(count);
});
