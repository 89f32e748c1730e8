/** Where a Telugu sentence comes from: the pairs of content/telugu.json. page-language.ts knows where it is shown. */
import { addressIn } from '../page-language.ts';
import { mapTexts, withNumbersOf, withoutNumbers } from './pairs.ts';
import type { Schema } from './schema/fields.ts';
import telugu from './telugu.json' with { type: 'json' };

const pairs = new Map(telugu.pairs.map((pair) => [pair.text, pair.telugu]));

/** The Telugu for an English text; undefined where it was changed or written since, and nobody has translated it. */
function teluguOf(text: string) {
  const found = pairs.get(withoutNumbers(text));
  return found && withNumbersOf(text, found);
}

/** The content for pages in Telugu: each text in Telugu, or else in English, and the addresses of those pages. */
export const inTelugu = <Part>(content: Part, schema: Schema): Part =>
  mapTexts(content, schema, (text, { lang, isAddress }) => {
    if (isAddress && text.startsWith('/')) return addressIn('te', text);
    return (lang === 'en' && teluguOf(text)) || text;
  });
