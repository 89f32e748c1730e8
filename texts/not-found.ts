import json from '../content/not-found.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

export const notFound = fill<Content['not-found']>(json);
