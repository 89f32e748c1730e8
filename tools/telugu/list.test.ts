/** @jest-environment node */
import { idOf } from '../../content/pairs';
import { fromList, toList } from './list';

const text = '{1}% OFF';
const OFF = { text, telugu: '{1}% తగ్గింపు', id: idOf(text) };

const PAIRS = [
  OFF,
  ...['Posts, Reels; and ads', 'Say “Hi”, or "Hello"'].map((text) => ({
    text,
    telugu: `తెలుగు: ${text}`,
    id: idOf(text),
  })),
];

const asked = new Map(
  PAIRS.map(({ text }) => [text, { text, example: text.replace('{1}', '40'), limit: 60, path: 'home.hero' }]),
);

const list = toList(asked, PAIRS);

const separatedBy = (separator: string) =>
  list.replace(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? separator : part));

const take = (text: string) => fromList(Buffer.from(text), asked, [OFF]);

test.each([
  ['UTF-8', list],
  ['other line ends', list.replaceAll('\r\n', '\n')],
  ['UTF-16', Buffer.from(list, 'utf16le')],
  ['semicolons', separatedBy(';')],
  ['tabs', separatedBy('\t')],
])('comes back without a loss, as a spreadsheet saves it: %s', (_, saved) => {
  expect(fromList(Buffer.from(saved), asked, PAIRS)).toEqual({ pairs: PAIRS, changed: 0, faults: [] });
});

const [head] = list.split('\r\n');
const row = (...cells: string[]) => `${head}\r\n${cells.join(',')}\r\n`;

test('brings new Telugu, quotes and commas in it too', () => {
  const telugu = '{1}% తగ్గింపు, "ఈరోజే"';
  const asWritten = '"{1}% తగ్గింపు, ""ఈరోజే"""';
  expect(take(row(OFF.id, '', '', OFF.text, asWritten))).toMatchObject({
    changed: 1,
    faults: [],
    pairs: [{ ...OFF, telugu }],
  });
});

test.each([
  [['unknown', '', '', 'A', 'అ'], 'no text with this id'],
  [[OFF.id, '', '', '{1}% LESS', '{1}% ఆఫ్'], 'the English was changed'],
  [[OFF.id, '', '', OFF.text, '{1}% ????'], 'letters were lost'],
  [[OFF.id, '', '', OFF.text, '40% ఆఫ్'], 'The number {1} of the English text is missing'],
  [[OFF.id, '', '', OFF.text, '{1}%  ఆఫ్'], 'two in a row'],
  [[OFF.id, '', '', OFF.text, `{1}% ${'ఆఫ్ '.repeat(40)}ఆఫ్`], 'its place has room for 60'],
  [[OFF.id, '', '', OFF.text, ''], 'the Telugu is empty'],
  [[OFF.id, '', '', OFF.text], 'the Telugu is empty'],
])('a damaged row is named, and what was there stays: %j', (cells, message) => {
  const { pairs, faults } = take(row(...cells));
  expect(pairs).toEqual([OFF]);
  expect(faults).toEqual([expect.stringMatching(/^Row 2 /)]);
  expect(faults[0]).toContain(message);
});

test('the second of two rows with one id is named, and the first is taken', () => {
  const better = '{1}% ఆఫ్';
  const twice = `${row(OFF.id, '', '', OFF.text, better)}${OFF.id},,,${OFF.text},{1}% డిస్కౌంట్\r\n`;
  const { pairs, faults } = take(twice);
  expect(pairs).toEqual([{ ...OFF, telugu: better }]);
  expect(faults).toEqual([expect.stringMatching(/^Row 3 .*this id is in a row above/)]);
});

test.each([
  ['an empty file', ''],
  ['a column with another name', list.replace('Telugu', 'X')],
])('without its first row nothing is taken: %s', (_, text) => {
  expect(take(text)).toMatchObject({
    pairs: [OFF],
    faults: [expect.stringContaining('Row 1:') as string],
  });
});
