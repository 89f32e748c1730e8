/** The pages: what search engines show of each, and the texts of those that are mostly reading. */
import { z } from 'zod';
import { list, slug, text, texts } from './fields.ts';

const listing = {
  /** The layout adds a bar and the brand; with them at most 60 characters. */
  title: text(60),
  description: text(160).min(70, 'Search results show more. → Write 70 characters: for whom, what, where.'),
};

const section = z.strictObject({
  heading: text(60),
  drawing: z.enum(['opening', 'sign', 'tea', 'board', 'delta']).optional(),
  paragraphs: list('paragraphs', text(400), 1, 6),
  points: list('points', text(120), 1, 10).optional(),
  /** A list of what the browser keeps: the key of each entry, and a text that goes on from it. */
  entries: list('entries', z.strictObject(texts({ key: 24, text: 120 })), 1, 4).optional(),
});

/** Whom we work for, and the service that fits: its slug in services. */
const trade = z.strictObject({ text: text(120), service: slug });

export const article = z.strictObject({
  ...texts({ heading: 60, lead: 170 }),
  sections: list('sections', section, 1, 20),
});

export const about = article.extend({
  sections: list('sections', section.extend({ trades: list('trades', trade, 1, 10).optional() }), 1, 20),
  /** What visitors ask before they write, each with a short answer. */
  questions: z.strictObject({
    heading: text(60),
    items: list('questions', z.strictObject(texts({ question: 60, answer: 200 })), 1, 12),
  }),
});

export const notFound = z.strictObject({ ...listing, ...texts({ heading: 60, text: 220, linksIntro: 60 }) });

/** What a visitor reads when a page of the site breaks: two buttons, what the chat begins with, a number to call. */
export const failure = z.strictObject(
  texts({ heading: 60, text: 220, reload: 40, chat: 40, phone: 40, greeting: 200 }),
);

const page = z.strictObject({ path: z.string(), ...listing, ...texts({ breadcrumb: 24, shareAlt: 160 }) });

/** A page that the owner adds. The check asks for what it says, unless the page is one of `builtIn`. */
const ownPage = page.extend({ article: article.optional() });

/** Code leads to their addresses, so these are not a matter of content. */
export const builtIn = { home: page, services: page, contact: page, about: page, privacy: page, terms: page };

export const pages = z.object(builtIn).catchall(ownPage);

export type PageMeta = z.infer<typeof ownPage>;
