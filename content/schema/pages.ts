import { z } from 'zod';
import { text } from './fields.ts';

/** The layout adds a bar and the brand; with them at most 60 characters. */
export const pageTitle = text(60);

/** Shorter says too little in a search result; longer is cut off. */
export const pageDescription = text(160).min(70, {
  error: ({ input }) =>
    `The description has ${(input as string).length} characters, and a search result needs at least 70. → Say more: for whom, what, where.`,
});

/** The folders of app/ have these names, so an address is not a matter of content. */
const page = <Path extends string>(path: Path) =>
  z.strictObject({
    /** Begins and ends with a slash, as exported. */
    path: z.literal(path, `The address of a page cannot change. → Write '${path}' again.`),
    title: pageTitle,
    /** No two alike. */
    description: pageDescription,
    breadcrumb: text(24),
    /** Describes the share image in words; holds the title, which is on the image. */
    shareAlt: text(160),
  });

/** Every page that search engines may list, in the order of the sitemap. */
export const pages = z.strictObject({
  home: page('/'),
  services: page('/services/'),
  contact: page('/contact/'),
  about: page('/about/'),
  privacy: page('/privacy/'),
  terms: page('/terms/'),
});

/** The address of each page, by the name that it has in content/pages.ts. */
export const PATHS = Object.fromEntries(
  Object.entries(pages.shape).map(([name, { shape }]) => [name, shape.path.value]),
) as { [Name in keyof z.infer<typeof pages>]: z.infer<typeof pages>[Name]['path'] };

export type PageMeta = z.infer<ReturnType<typeof page<string>>>;
