import { replaceWords } from './replace-words.ts';
import words from './words.json' with { type: 'json' };

/** The content of a file, with `{promise}` and the like replaced by what content/words.json says. The content check makes sure that it is a `Part`. */
export const fill = <Part>(json: unknown) => replaceWords(json, words) as Part;
