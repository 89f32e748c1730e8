import type { Content } from '../content/schema/files.ts';
import json from '../content/services.json' with { type: 'json' };
import { fill } from './fill.ts';

export const { serviceCategories, services, servicesPage } = fill<Content['services']>(json);

export type Service = Content['services']['services'][number];
