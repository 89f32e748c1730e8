import type { Content } from './schema/files.ts';

/** How many pieces of work a section shows. All of them are on a page of their own, if there are more. */
export const SHOWN = 3;

/** The pages of the site, with the one of all work if there is enough of it. */
export const withWorkPage = (pages: Content['pages'], work: Content['work']): Content['pages'] =>
  work.pieces.length > SHOWN ? { ...pages, work: { ...work.page, path: '/work/' } } : pages;
