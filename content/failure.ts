/** What a visitor reads when a page of the site breaks. The browser draws it, so it is apart from all other content. */
import json from './failure.json' with { type: 'json' };
import { fill } from './fill.ts';
import type { Content } from './schema/files.ts';
import siteFile from './site.json' with { type: 'json' };

export const failure = fill<Content['failure']>(json);
export const site = fill<Content['site']>(siteFile);
