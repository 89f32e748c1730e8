import { replaceWords } from './replace-words.ts';
import { words } from './words.ts';

/** Every text in this folder passes here: `{promise}` becomes what content/words.ts says. */
export const fill = <Part>(part: Part) => replaceWords(part, words);
