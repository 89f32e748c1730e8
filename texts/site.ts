import type { Content } from '../content/schema/files.ts';
import json from '../content/site.json' with { type: 'json' };
import { fill } from './fill.ts';

export type Site = Content['site'];
export type Link = Site['navigation'][number];

export const site = fill<Content['site']>(json);
