/** The pages that are mostly reading: about, privacy, terms, and the pages for what went wrong. */
import { z } from 'zod';
import { list, text, texts } from './fields.ts';

/** The layout adds a bar and the brand; with them at most 60 characters. */
export const pageTitle = text(60);

/** Shorter says too little in a search result; longer is cut off. */
export const pageDescription = text(160).min(70, {
  error: ({ input }) =>
    `The description has ${(input as string).length} characters, and a search result needs at least 70. → Say more: for whom, what, where.`,
});

const section = z.strictObject({
  heading: text(60),
  paragraphs: list('paragraphs', text(400), 1, 6),
  /** A bulleted list after the paragraphs. */
  points: list('points', text(120), 1, 10).optional(),
  /** A bulleted list of what the browser keeps: the key of each entry, and a text that goes on from it. */
  entries: list('entries', z.strictObject({ key: text(24), text: text(120) }), 1, 4).optional(),
});

export const article = z.strictObject({
  heading: text(60),
  lead: text(170),
  sections: list('sections', section, 1, 20),
});

export const notFound = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text(60),
  text: text(220),
  /** Comes before the links to the real pages. */
  linksIntro: text(60),
});

/** What a visitor reads when a page of the site breaks: two buttons, what the chat begins with, a number to call. */
export const failure = z.strictObject({
  heading: text(60),
  text: text(220),
  ...texts(40, 'reload', 'chat', 'phone'),
  greeting: text(200),
});
