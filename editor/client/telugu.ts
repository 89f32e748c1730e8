/** The Telugu of the fields: the pairs of content/telugu.json, as the form shows and writes them. */
import { withoutDrafts } from '../../content/drafts.ts';
import { idOf, withNumbersOf, withoutNumbers, withPlacesOf } from '../../content/pairs.ts';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, names } from '../../content/schema/files.ts';
import { textOfPair, textsToTranslate, textsWithoutTelugu } from '../../tools/telugu/pairs.ts';
import type { Change } from '../change.ts';
import { type Field, idOfPath, treeOf, within } from './fields.ts';

type Pair = Content['telugu']['pairs'][number];

/** No other id has a colon. */
const SUFFIX = ':telugu';

/** The id in the form of the Telugu field below the field `id`. */
export const teluguIdOf = (id: string) => id + SUFFIX;

/** The id of the English field, from that of its Telugu one or its own. */
export const englishIdOf = (id: string) => id.replace(RegExp(`${SUFFIX}$`), '');

/** `derive`, which is asked once for each state of the content, however many fields ask. */
function once<Value>(derive: (contents: Content) => Value) {
  const known = new WeakMap<Content, Value>();
  return (contents: Content): Value => {
    if (!known.has(contents)) known.set(contents, derive(contents));
    return known.get(contents)!;
  };
}

/** The pairs by their ids. There are none where the file cannot be read. */
const pairsOf = once(({ telugu }) => {
  const { pairs } = telugu ?? { pairs: [] };
  return new Map(pairs.map((pair) => [pair.id, pair]));
});

/** All content as the check reads it, with its `{promise}` filled in. */
const filled = (contents: Content) => replaceWords(contents, contents.words);

/** The pairs whose English text the content no longer has. */
const formerPairs = once((contents) => {
  const asked = textsToTranslate(filled(contents));
  return [...pairsOf(contents).values()].filter(({ text, telugu }) => telugu && !asked.has(text));
});

export type Telugu = {
  /** Of its pair, which need not be there yet. */
  id: string;
  /** The field of the pair, by which changes, conflicts and the check call it. */
  pairField: string;
  english: string;
  /** With real digits; empty where nobody has translated the text. */
  text: string;
};

/** The Telugu of a field; undefined where it needs none. */
export function teluguOf({ value, schema }: Field, contents: Content): Telugu | undefined {
  if (typeof value !== 'string') return undefined;
  const english = replaceWords(value, contents.words);
  const inPair = textOfPair(english, schema.lang);
  if (inPair === undefined) return undefined;
  const id = idOf(inPair);
  const found = pairsOf(contents).get(id)?.telugu ?? '';
  return { id, pairField: `telugu.pairs.${id}.telugu`, english, text: withNumbersOf(english, found) };
}

/** The change of the pair once `typed` is its Telugu: a number of the English text is `{1}`, however it is typed. Without Telugu there is no pair. */
export const changeOf = ({ id, english }: Telugu, typed: string): Change => ({
  file: 'telugu',
  path: ['pairs', id],
  after: typed ? { text: withoutNumbers(english), telugu: withPlacesOf(english, typed), id } : undefined,
});

const pairsOfLetters = (text: string) =>
  new Set([...text.toLowerCase()].map((letter, i, all) => letter + (all[i + 1] ?? '')));

/** How much two texts have in common, from 0 to 1: the share of their pairs of letters that both have. */
function likeness(one: string, other: string) {
  const [a, b] = [pairsOfLetters(one), pairsOfLetters(other)];
  return (2 * [...a].filter((two) => b.has(two)).length) / (a.size + b.size);
}

/** Less than this is another text, and not one that was changed. */
const LEAST = 0.5;

/** The Telugu of what the text was before it was changed: of the most similar text that the content no longer has. */
export function formerTelugu({ english }: Telugu, contents: Content): string | undefined {
  const text = withoutNumbers(english);
  const like = (pair: Pair) => likeness(text, pair.text);
  const [former] = formerPairs(contents)
    .filter((pair) => like(pair) >= LEAST)
    .toSorted((a, b) => like(b) - like(a));
  return former && withNumbersOf(english, former.telugu);
}

/** The ids of the Telugu fields that are empty, each text once. Drafts may be without Telugu. */
export function missingTelugu(contents: Content) {
  const published = withoutDrafts(contents);
  return textsWithoutTelugu(filled(published)).map(({ path }) => teluguIdOf(idOfPath(path, published)));
}

/** The Telugu field in the form of a pair, whose field or entry is `id`; the same `id` for any other, and where no text has the pair. */
export function inForm(id: string, contents: Content) {
  const [, pair] = /^telugu\.pairs\.(\w+)/.exec(id) ?? [];
  if (!pair) return id;
  const field = names
    .flatMap((name) => within(treeOf(name, contents)))
    .find((one) => teluguOf(one, contents)?.id === pair);
  return field ? teluguIdOf(field.id) : id;
}
