import json from '../content/failure.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

/** What a visitor reads when a page of the site breaks. */
export const failure = fill<Content['failure']>(json);
