import { z } from 'zod';
import type { PageMeta } from '../../../content/pages.ts';
import { message, text } from '../fields.ts';

/** Shorter says too little in a search result; longer is cut off. */
const DESCRIPTION = { min: 70, max: 160 };

/** How long it may be with the brand is a rule between two files. */
export const pageTitle = text(60);

export const pageDescription = text(DESCRIPTION.max).min(DESCRIPTION.min, {
  error: ({ input }) =>
    message(
      `The description has ${[...(input as string)].length} characters, and a search result needs at least ${DESCRIPTION.min}.`,
      'Say more: for whom, what, where.',
    ),
});

/** The folders of app/ have these names, so an address is not a matter of content. */
export const PATHS = {
  home: '/',
  services: '/services/',
  contact: '/contact/',
  about: '/about/',
  privacy: '/privacy/',
  terms: '/terms/',
};

const page = (path: string) =>
  z.strictObject({
    path: z.literal(path, {
      error: message('The address of a page cannot change.', `Write '${path}' again.`),
    }),
    title: pageTitle,
    description: pageDescription,
    breadcrumb: text(24),
    shareAlt: text(160),
  }) satisfies z.ZodType<PageMeta>;

type Pages = Record<keyof typeof PATHS, ReturnType<typeof page>>;

export const pagesFile = z.strictObject({
  pages: z.strictObject(
    Object.fromEntries(Object.entries(PATHS).map(([name, path]) => [name, page(path)])) as Pages,
  ),
});
