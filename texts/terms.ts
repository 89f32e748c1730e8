import type { Content } from '../content/schema/files.ts';
import json from '../content/terms.json' with { type: 'json' };
import { fill } from './fill.ts';

export const terms = fill<Content['terms']>(json);
