/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { idOf, withNumbersOf, withoutNumbers } from '../../content/pairs';
import { replaceWords } from '../../content/replace-words';
import { type Content, names } from '../../content/schema/files';
import { fromList, toList } from '../telugu-list';
import { findings } from './find';
import { textsToTranslate, textsWithoutTelugu } from './telugu';

const written = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as unknown]),
) as Content;

/** Today's content, with these pairs for the discount and the label of the name in the form. */
function withPairs(...pairs: Content['telugu']['pairs']) {
  const content = structuredClone(replaceWords(written, written.words));
  const { badge } = content.services.services[0]!;
  content.services.services[0]!.discount = '40% OFF';
  return { content: { ...content, telugu: { pairs } }, badge };
}

const pair = (text: string, telugu: string, id = idOf(text)) => ({ text, telugu, id });

const OFF = pair('{1}% OFF', '{1}% తగ్గింపు');

const faultsOf = (...pairs: Content['telugu']['pairs']) =>
  findings(withPairs(...pairs).content)
    .filter(({ file, kind }) => file === 'telugu' && kind === 'error')
    .map(({ path, message }) => `${path}: ${message}`);

test('numbers are written once, in the English text', () => {
  expect(withoutNumbers('₹15,000 in 2-4 weeks, 24/7, at 9:30')).toBe(
    '₹{1} in {2}-{3} weeks, {4}/{5}, at {6}',
  );
  expect(withNumbersOf('₹15,000 in 2 weeks.', '{2} వారాల్లో ₹{1}')).toBe('2 వారాల్లో ₹15,000');
});

test('a pair that fits is right, also one whose English text is no longer there', () => {
  expect(faultsOf(OFF, pair('An old text', 'పాత మాట'))).toEqual([]);
});

test.each([
  ['{2}% తగ్గింపు', 'There is no {2} in the English text. →'],
  ['తగ్గింపు', 'The number {1} of the English text is missing. →'],
  ['{1}% తగ్గింపు, 2 రోజులు', 'The number 2 is not one of the English text. →'],
  ['{1}% off', 'This has no Telugu letters. →'],
  ['{1}% తగ్గింపు ఈ పండక్కి మాత్రమే, త్వరపడండి', 'its place has room for 20. → Shorten it by'],
  ['{1}%  తగ్గింపు', 'There are two spaces in a row. →'],
])('a pair is refused: %s', (telugu, message) => {
  expect(faultsOf({ ...OFF, telugu })).toEqual([
    expect.stringMatching(`^pairs\\.0\\.telugu: .*${message.replace(/[{}.]/g, '\\$&')}`) as string,
  ]);
});

test('letters are counted as they are read: a limit of 20 has room for 20 of them', () => {
  expect(faultsOf({ ...OFF, telugu: `{1}% ${'క్ష్మీ'.repeat(8)} ${'స్త్రీ'.repeat(7)}` })).toEqual([]);
});

test('two pairs for one text, and the id of another text', () => {
  expect(faultsOf(OFF, { ...OFF, telugu: '{1}% ఆఫ్' })).toContainEqual(
    expect.stringMatching(/^pairs\.1\.text: Another pair has this text too\./),
  );
  expect(faultsOf({ ...OFF, id: 'other' })).toEqual([
    `pairs.0.id: The id does not belong to this text. → Write "${OFF.id}".`,
  ]);
});

test('an English text that is changed has no Telugu until it is translated again', () => {
  const { content, badge } = withPairs(OFF);
  const missing = () => textsWithoutTelugu(content).map(({ text }) => text);
  expect(missing()).not.toContain(OFF.text);
  expect(missing()).toContain(badge);
  content.services.services[0]!.discount = '40% LESS';
  expect(missing()).toContain('{1}% LESS');
});

test('names, addresses and what no page says need no Telugu', () => {
  const { content } = withPairs();
  const texts = [...textsToTranslate(content).keys()];
  const { site, services, contact } = content;
  for (const text of [site.brand, services.services[0]!.slug, contact.enquiry.refLabel, site.telugu.counts])
    expect(texts).not.toContain(text);
});

describe('the list', () => {
  const { content } = withPairs(OFF);
  const asked = textsToTranslate(content);
  const list = toList(asked, [OFF]);
  const take = (text: string | Buffer) => fromList(Buffer.from(text), asked, [OFF]);

  test('comes back without a loss, however the spreadsheet saves it', () => {
    const unchanged = { pairs: [OFF], changed: 0, faults: [] };
    expect(take(list)).toEqual(unchanged);
    expect(take(list.replaceAll('\r\n', '\n'))).toEqual(unchanged);
    expect(take(Buffer.from(list, 'utf16le'))).toEqual(unchanged);
    const cells = list.replace(/"(?:[^"]|"")*"|,/g, (part) => (part === ',' ? ';' : part));
    expect(take(cells)).toEqual(unchanged);
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
    [[OFF.id, '', '', OFF.text, ''], 'the Telugu is empty'],
    [[OFF.id, '', '', OFF.text], 'the Telugu is empty'],
  ])('a damaged row is named, and what was there stays: %j', (cells, message) => {
    const { pairs, faults } = take(row(...cells));
    expect(pairs).toEqual([OFF]);
    expect(faults).toEqual([expect.stringMatching(/^Row 2 /)]);
    expect(faults[0]).toContain(message);
  });

  test('without its first row nothing is taken', () => {
    expect(take(list.replace('Telugu', 'X'))).toMatchObject({
      pairs: [OFF],
      faults: [expect.stringContaining('Row 1:') as string],
    });
  });
});
