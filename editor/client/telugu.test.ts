/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { idOf } from '../../content/pairs.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { force } from '../change.ts';
import { check } from './check.ts';
import { fieldAt } from './fields.ts';
import { changeOf, formerTelugu, inForm, missingTelugu, teluguIdOf, teluguOf } from './telugu.ts';
import { textShownInTelugu, visibleTexts } from './texts.ts';

const TEXT = 'We answer within {1} hours';
const TELUGU = '{1} గంటల లోపు సమాధానం ఇస్తాం';
const LEAD = 'home.hero.lead';

const read = Object.fromEntries(
  names.map((name) => [name, JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as unknown]),
) as Content;

const home = (lead: string) => force(read.home, { file: 'home', path: ['hero', 'lead'], after: lead });

/** The content with this text at the top of the page, an answer in 2 hours, and one pair. */
const withLead = (lead: string, pair = { text: TEXT, telugu: TELUGU }) => ({
  ...read,
  home: home(lead),
  words: { promise: '2 hours', send: 'Send' },
  telugu: { pairs: [{ ...pair, id: idOf(pair.text) }] },
});

const of = (contents: Content, id = LEAD) => teluguOf(fieldAt(id, contents)!, contents);

test('the Telugu of a text has the numbers of the text, and is written without them', () => {
  const contents = withLead('We answer within {promise}');
  const telugu = of(contents)!;
  expect(telugu.text).toBe('2 గంటల లోపు సమాధానం ఇస్తాం');
  const change = changeOf(telugu, '2 గంటల్లో జవాబు');
  const next = { ...contents, telugu: force(contents.telugu, change) };
  expect(next.telugu).toEqual({ pairs: [{ id: idOf(TEXT), text: TEXT, telugu: '{1} గంటల్లో జవాబు' }] });
  expect(of(next)!.text).toBe('2 గంటల్లో జవాబు');
});

test('a text that has no pair yet gets one', () => {
  const contents = withLead('Open 9:30 to 6');
  const telugu = of(contents)!;
  expect(telugu.text).toBe('');
  const { pairs } = force(contents.telugu, changeOf(telugu, '9:30 నుంచి 6 దాకా')) as {
    pairs: object[];
  };
  expect(pairs[1]).toEqual({ id: telugu.id, text: 'Open {1} to {2}', telugu: '{1} నుంచి {2} దాకా' });
  expect(changeOf(telugu, '').after).toBeUndefined();
});

test.each([
  ['2 of 24, not 2', '24లో 2, 2 కాదు', '{2}లో {1}, {3} కాదు'],
  ['40% OFF', '{1}% తగ్గింపు', '{1}% తగ్గింపు'],
  ['₹6,000 now', '₹6 ఇప్పుడు', '₹6 ఇప్పుడు'],
])('numbers of “%s” become places in %s', (english, typed, written) => {
  const change = changeOf({ id: 'x', pairField: '', english, text: '' }, typed);
  expect(change.after).toMatchObject({ telugu: written });
});

test('names, numbers and texts in Telugu have no Telugu below them', () => {
  for (const id of ['site.brand', 'site.phone', 'site.telugu.counts', 'site.telugu.isPublic'])
    expect(of(read, id)).toBeUndefined();
  expect(of(read, 'site.tagline')).toBeDefined();
});

test('the Telugu of before is offered for a text that was changed, and not for another', () => {
  const changed = withLead('We answer you within 3 hours');
  expect(formerTelugu(of(changed)!, changed)).toBe('3 గంటల లోపు సమాధానం ఇస్తాం');
  const other = withLead('Signs, Reels and websites for shops');
  expect(formerTelugu(of(other)!, other)).toBeUndefined();
  // A text that the content still has was not changed into this one.
  const also = { ...changed, words: { promise: '2 hours', send: 'We answer within 5 hours' } };
  expect(formerTelugu(of(also)!, also)).toBeUndefined();
});

test('what has no Telugu is counted and found; one that was emptied counts', () => {
  const missing = missingTelugu(withLead('We answer within {promise}'));
  expect(missing).not.toContain(teluguIdOf(LEAD));
  const emptied = withLead('We answer within {promise}', { text: TEXT, telugu: '' });
  expect(missingTelugu(emptied)).toContain(teluguIdOf(LEAD));
  const message = `${missing.length + 1} texts have no Telugu`;
  expect(check(emptied, []).problems).toContainEqual(expect.objectContaining({ kind: 'telugu', message }));
  expect(check(emptied, []).problems.filter(({ kind }) => kind === 'error')).toEqual([]);
});

test('a pair is found below its English text; one that no text has any more is nowhere else', () => {
  const contents = withLead('We answer within {promise}');
  const pair = `telugu.pairs.${idOf(TEXT)}`;
  expect(inForm(`${pair}.telugu`, contents)).toBe(teluguIdOf(LEAD));
  expect(inForm(pair, contents)).toBe(teluguIdOf(LEAD));
  expect(inForm(LEAD, contents)).toBe(LEAD);
  expect(inForm(pair, withLead('Another'))).toBe(pair);
});

test('a page in Telugu shows the Telugu of a field, or else its English', () => {
  const shown = (contents: Content) =>
    visibleTexts(contents, textShownInTelugu).find(({ id }) => id === LEAD)?.text;
  expect(shown(withLead('We answer within {promise}'))).toBe('2 గంటల లోపు సమాధానం ఇస్తాం');
  expect(shown(withLead('We answer in {promise}'))).toBe('We answer in 2 hours');
  expect(visibleTexts(read).filter(({ id }) => id.startsWith('telugu.'))).toEqual([]);
});
