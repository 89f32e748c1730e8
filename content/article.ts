export type { Article } from './schema/article.ts';
