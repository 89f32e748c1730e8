import json from '../content/privacy.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

export const privacy = fill<Content['privacy']>(json);
