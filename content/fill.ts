import { replaceWords } from './replace-words.ts';
import words from './words.json' with { type: 'json' };

/** Every content file passes here: `{promise}` becomes what content/words.json says. The content check holds it to its type. */
export const fill = <Part>(json: unknown) => replaceWords(json, words) as Part;
