import json from '../content/home.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

export const { homeServices, homeServiceFilters, hero, homeSections } = fill<Content['home']>(json);

export type HomeService = Content['home']['homeServices'][number];
