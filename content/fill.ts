import { replaceWords } from './replace-words.ts';
import words from './words.json' with { type: 'json' };

/** The content of a file, with `{promise}` and the like replaced by what content/words.json says. That it is a `Part` is for the content check to see. */
export const fill = <Part>(json: unknown) => replaceWords(json, words) as Part;
