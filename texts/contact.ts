import json from '../content/contact.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

export type Contact = Content['contact'];

export const contact = fill<Content['contact']>(json);
