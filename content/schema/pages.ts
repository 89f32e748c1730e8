import { z } from 'zod';
import { article, pageDescription, pageTitle } from './article.ts';
import { pattern, text } from './fields.ts';

const meta = {
  title: pageTitle,
  /** No two alike. */
  description: pageDescription,
  breadcrumb: text(24),
  /** Describes the share image in words; holds the title, which is on the image. */
  shareAlt: text(160),
};

/** Code leads to these addresses, so they are not a matter of content. */
const page = <Path extends string>(path: Path) =>
  z.strictObject({
    /** Begins and ends with a slash, as exported. */
    path: z.literal(path, `The address of a page cannot change. → Write '${path}' again.`),
    ...meta,
  });

/** A page that the owner adds: all of it is in its entry, which is called what is between the slashes. */
const ownPage = z.strictObject({
  path: pattern(/^\/[a-z0-9]+(-[a-z0-9]+)*\/$/)`address. → Write it like /careers/, in small letters.`,
  ...meta,
  /** What the page says. The check asks for it, unless the page is one of `fixedPages`. */
  article: article.optional(),
});

/** The pages that the code knows by name. */
export const fixedPages = {
  home: page('/'),
  services: page('/services/'),
  contact: page('/contact/'),
  about: page('/about/'),
  privacy: page('/privacy/'),
  terms: page('/terms/'),
};

/** Every page that search engines may list, in the order of the sitemap. */
export const pages = z.object(fixedPages).catchall(ownPage);

export type PageMeta = Omit<z.infer<typeof ownPage>, 'article'>;
