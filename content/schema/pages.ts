/** The pages: what search engines show of each, and the texts of those that are mostly reading. */
import { z } from 'zod';
import { list, pattern, text, texts } from './fields.ts';

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
  /** A bulleted list of what the browser keeps: the key of each entry, and a text that goes on from it. */
  entries: list('entries', z.strictObject(texts({ key: 24, text: 120 })), 1, 4).optional(),
});

export const article = z.strictObject({
  ...texts({ heading: 60, lead: 170 }),
  sections: list('sections', section, 1, 20),
});

export const notFound = z.strictObject({ ...listing, ...texts({ heading: 60, text: 220, linksIntro: 60 }) });

/** What a visitor reads when a page of the site breaks: two buttons, what the chat begins with, a number to call. */
export const failure = z.strictObject(
  texts({ heading: 60, text: 220, reload: 40, chat: 40, phone: 40, greeting: 200 }),
);

const meta = { ...listing, ...texts({ breadcrumb: 24, shareAlt: 160 }) };

/** Code leads to these addresses, so they are not a matter of content. */
const page = <Path extends string>(path: Path) =>
  z.strictObject({ path: z.literal(path, `This address is fixed. → Write '${path}' again.`), ...meta });

/** A page that the owner adds: all of it is in its entry, which is called what is between the slashes. */
const ownPage = z.strictObject({
  path: pattern('address of a page', /^\/[a-z0-9]+(-[a-z0-9]+)*\/$/),
  ...meta,
  /** What the page says. The check asks for it, unless the page is one of `fixedPages`. */
  article: article.optional(),
});

export const fixedPages = {
  home: page('/'),
  services: page('/services/'),
  contact: page('/contact/'),
  about: page('/about/'),
  privacy: page('/privacy/'),
  terms: page('/terms/'),
};

export const pages = z.object(fixedPages).catchall(ownPage);

export type PageMeta = z.infer<typeof ownPage>;
