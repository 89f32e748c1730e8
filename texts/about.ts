import json from '../content/about.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

export const about = fill<Content['about']>(json);
