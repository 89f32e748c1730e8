/**
 * Texts of the content and their pairs in Telugu: { "text": "{1}% OFF", "telugu": "{1}% తగ్గింపు" }. `{1}` is the first number of the
 * English text, so prices and times are written once, in English.
 */
import type { Schema } from './schema/fields.ts';

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** A text as pairs have it: "{1}% OFF" for "40% OFF". */
export function withoutNumbers(text: string) {
  let count = 0;
  return text.replace(NUMBER, () => `{${++count}}`);
}

/** `text` with the numbers of `original` in their places. */
export function withNumbersOf(original: string, text: string) {
  const numbers = original.match(NUMBER) ?? [];
  return text.replace(/\{(\d+)\}/g, (all, number) => numbers[Number(number) - 1] ?? all);
}

/** The opposite: `{1}` and so on for each number that `original` has. The same number twice is two places. */
export function withPlacesOf(original: string, text: string) {
  const numbers: string[] = original.match(NUMBER) ?? [];
  const free = [...numbers.keys()];
  return text.replace(NUMBER, (number, at: number) => {
    if (text[at - 1] === '{') return number;
    const next = free.findIndex((index) => numbers[index] === number);
    const index = next === -1 ? numbers.indexOf(number) : free.splice(next, 1)[0]!;
    return index === -1 ? number : `{${index + 1}}`;
  });
}

/** The id of the pair for an English text, without its numbers (FNV-1a, 64 bits): two people who translate one text meet at one pair. */
export function idOf(text: string) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

/** The same content with every text replaced by what `replace` makes of it and of the schema of its field. */
export function mapTexts<Part>(
  part: Part,
  schema: Schema,
  replace: (text: string, schema: Schema, path: string) => string,
  path = '',
): Part {
  function map(
    value: unknown,
    { properties = {}, additionalProperties, items = {}, ...field }: Schema,
    path: string,
  ): unknown {
    const at = (key: string | number) => (path ? `${path}.${key}` : `${key}`);
    if (typeof value === 'string') return replace(value, field, path);
    if (Array.isArray(value)) return value.map((one, index) => map(one, items, at(index)));
    if (typeof value !== 'object' || value === null) return value;
    const schemaOf = (key: string) => properties[key] ?? (additionalProperties || {});
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, map(one, schemaOf(key), at(key))]),
    );
  }
  return map(part, schema, path) as Part;
}
