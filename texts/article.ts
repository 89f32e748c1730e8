import type { Content } from '../content/schema/files.ts';

/** A page of reading text: about, privacy, terms. */
export type Article = Omit<Content['about'], 'questions'>;
