/** @jest-environment node */
import { idOf, withNumbersOf, withoutNumbers } from '../../content/pairs';
import { replaceWords } from '../../content/replace-words';
import type { Content } from '../../content/schema/files';
import { findings } from '../content-check/find';
import { readAllContent } from '../content-check/read';
import { textsToTranslate, textsWithoutTelugu } from './pairs';

const written = readAllContent();

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
    .filter(({ place, kind }) => place.startsWith('telugu.') && kind === 'error')
    .map(({ place, message }) => `${place}: ${message}`);

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
    expect.stringMatching(`^telugu\\.pairs\\.0\\.telugu: .*${message.replace(/[{}.]/g, '\\$&')}`) as string,
  ]);
});

test('letters are counted as they are read: a limit of 20 has room for 20 of them', () => {
  expect(faultsOf({ ...OFF, telugu: `{1}% ${'క్ష్మీ'.repeat(8)} ${'స్త్రీ'.repeat(7)}` })).toEqual([]);
});

test('two pairs for one text, and the id of another text', () => {
  expect(faultsOf(OFF, { ...OFF, telugu: '{1}% ఆఫ్' })).toContainEqual(
    expect.stringMatching(/^telugu\.pairs\.1\.text: Another pair has this text too\./),
  );
  expect(faultsOf({ ...OFF, id: 'other' })).toEqual([
    `telugu.pairs.0.id: The id does not belong to this text. → Write "${OFF.id}".`,
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
