/** Finds fields by what they are called, and then by what they say. */
import { type Content, names } from '../../content/schema/files.ts';
import { type Field, hasParts, treeOf } from './fields.ts';
import { normalize } from './find-field.ts';
import { filledText } from './texts.ts';

/** A field that was found: where it is, in labels, and its text. */
export type Found = { id: string; place: string; text: string };

type Placed = { field: Field; label: string; place: string };

/** A field and all in it. A text in a list, whose label is what it says, is called by its kind. */
function placed(field: Field, around = ''): Placed[] {
  const { label: name, schema, parts } = field;
  const label = (!hasParts(field) && schema.title) || name;
  const place = around + label;
  return [{ field, label, place }, ...parts.flatMap((part) => placed(part, `${place} › `))];
}

/** How well a field is found, 0 best; undefined where it is not. */
function rankOf({ label, place, text }: Record<'label' | 'place' | 'text', string>, query: string) {
  const words = query.split(' ');
  const isIn = (text: string) => words.every((word) => text.includes(word));
  const ranks = [
    label === query,
    label.startsWith(query),
    isIn(label),
    label.includes(words.at(-1)!) && isIn(place),
    words.some((word) => label.includes(word)) && isIn(place),
    text === query,
    text.includes(query),
  ];
  const rank = ranks.indexOf(true);
  return rank === -1 ? undefined : rank;
}

/** Above every rank. */
const LAST = 10;

/** The fields for which `query` stands, the nearest first: by label or name, then by text. */
export function search(query: string, contents: Content): Found[] {
  const normalized = normalize(query);
  return names
    .filter((name) => name !== 'accepted')
    .flatMap((name) => placed(treeOf(name, contents)))
    .flatMap(({ field, label, place }) => {
      const text = filledText(field, contents);
      const said = { label: normalize(label), place: normalize(place), text: normalize(text) };
      const rank = rankOf(said, normalized);
      // A translation is called by the English text, which comes first.
      const isTranslation = field.id.startsWith('telugu.');
      const found = { id: field.id, place, text };
      return rank === undefined ? [] : [{ found, rank: isTranslation ? rank + LAST : rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
}

/** A text in pieces, of which every other one, from the second on, is a word of `query`. */
export function marked(text: string, query: string) {
  const words = normalize(query)
    .split(' ')
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '\\$&'));
  return text.split(RegExp(`(${words.join('|')})`, 'gi'));
}
