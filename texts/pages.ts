import json from '../content/pages.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import type { PageMeta } from '../content/schema/pages.ts';
import { fill } from './fill.ts';

export type { PageMeta };

/** Every page that search engines may list, in the order of the sitemap. */
export const pages = fill<Content['pages']>(json);
