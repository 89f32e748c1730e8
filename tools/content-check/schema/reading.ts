/** The pages that are mostly reading: about, privacy, terms, and the page that is not there. */
import { z } from 'zod';
import type { Article } from '../../../content/article.ts';
import type { Failure } from '../../../content/failure.ts';
import type { NotFound } from '../../../content/not-found.ts';
import { list, text } from '../fields.ts';
import { pageDescription, pageTitle } from './pages.ts';

const article = z.strictObject({
  heading: text(60),
  lead: text(170),
  sections: list(
    'sections',
    z.strictObject({
      heading: text(60),
      paragraphs: list('paragraphs', text(400), 1, 6),
      points: list('points', text(120), 1, 10).optional(),
      entries: list('entries', z.strictObject({ key: text(24), text: text(120) }), 1, 3).optional(),
    }),
    1,
    20,
  ),
}) satisfies z.ZodType<Article>;

const notFound = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text(60),
  text: text(220),
  linksIntro: text(60),
}) satisfies z.ZodType<NotFound>;

const failure = z.strictObject({
  heading: text(60),
  text: text(220),
  reload: text(40),
  chat: text(40),
  greeting: text(200),
  phone: text(40),
}) satisfies z.ZodType<Failure>;

export const aboutFile = z.strictObject({ about: article });
export const privacyFile = z.strictObject({ privacy: article });
export const termsFile = z.strictObject({ terms: article });
export const notFoundFile = z.strictObject({ notFound });
export const failureFile = z.strictObject({ failure });
