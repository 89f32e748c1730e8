/** What is wrong with pairs of content/telugu.json, and which texts have none. */
import { z } from 'zod';
import { idOf, mapTexts, withNumbersOf, withoutNumbers } from '../../content/pairs.ts';
import { isTelugu, type Schema } from '../../content/schema/fields.ts';
import { type Content, files } from '../../content/schema/files.ts';
import type { Found } from '../content-check/found.ts';

/** A text of the content that needs Telugu. */
export type Asked = {
  /** Without its numbers, as pairs have it. */
  text: string;
  /** With them. */
  example: string;
  /** How many letters (graphemes) the narrowest of its places has room for. */
  limit: number;
  /** Its first place: `home.hero.lead`. */
  path: string;
};

const schema = z.toJSONSchema(files) as Schema;

/** A text as its pair has it; undefined where it needs no Telugu. `text` has its `{promise}` filled in. */
export function textOfPair(text: string, lang?: string) {
  const inPair = withoutNumbers(text);
  const hasWords = /[a-z]/i.test(inPair.replace(/\{\d+\}/g, ''));
  return lang === 'en' && hasWords && !isTelugu(inPair) ? inPair : undefined;
}

/** Every English text that needs Telugu, once, by its text without numbers. `content` has its `{promise}` filled in. */
export function textsToTranslate(content: Content) {
  const asked = new Map<string, Asked>();
  mapTexts(content, schema, (example, { lang, maxLength = Infinity }, path) => {
    const text = textOfPair(example, lang);
    if (text !== undefined) {
      const known = asked.get(text) ?? { text, example, limit: maxLength, path };
      asked.set(text, { ...known, limit: Math.min(known.limit, maxLength) });
    }
    return example;
  });
  return asked;
}

/** The texts that visitors of Telugu pages read in English. */
export function textsWithoutTelugu(content: Content) {
  const translated = new Set(content.telugu.pairs.filter(({ telugu }) => telugu).map(({ text }) => text));
  return [...textsToTranslate(content).values()].filter(({ text }) => !translated.has(text));
}

const letters = new Intl.Segmenter('te');

const placeholders = (text: string): string[] => text.match(/\{\d+\}/g) ?? [];

/** Why this Telugu cannot stand for this text, which `asked` is about if the content still says it; undefined if it can. */
export function faultOfTelugu(text: string, telugu: string, asked?: Asked) {
  if (!isTelugu(telugu)) return 'This has no Telugu letters. → Write it in Telugu script.';
  const [wanted, found] = [placeholders(text), placeholders(telugu)];
  const unknown = found.find((one) => !wanted.includes(one));
  if (unknown) return `There is no ${unknown} in the English text. → Delete it, or correct its number.`;
  const lost = wanted.find((one) => !found.includes(one));
  if (lost) return `The number ${lost} of the English text is missing. → Write ${lost} in its place.`;
  const [digits] = /\d+/.exec(telugu.replace(/\{\d+\}/g, '')) ?? [];
  if (digits)
    return `The number ${digits} is not one of the English text. → Write {1} for its first number, {2} for the next.`;
  if (!asked) return undefined;
  const { length } = [...letters.segment(withNumbersOf(asked.example, telugu))];
  if (length > asked.limit)
    return `The text has ${length} letters; its place has room for ${asked.limit}. → Shorten it by ${length - asked.limit}.`;
}

/** Says what is wrong with each pair. */
export function* pairFaults(content: Content): Generator<Found> {
  const asked = textsToTranslate(content);
  const seen = new Set<string>();
  for (const [i, { id, text, telugu }] of content.telugu.pairs.entries()) {
    const fault = telugu && faultOfTelugu(text, telugu, asked.get(text));
    if (fault) yield { place: `telugu.pairs.${i}.telugu`, message: fault };
    if (seen.has(text))
      yield {
        place: `telugu.pairs.${i}.text`,
        message: 'Another pair has this text too. → Keep the better one, and delete the other.',
      };
    else if (id !== idOf(text))
      yield {
        place: `telugu.pairs.${i}.id`,
        message: `The id does not belong to this text. → Write "${idOf(text)}".`,
      };
    seen.add(text);
  }
}
