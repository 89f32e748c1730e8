import json from '../content/process.json' with { type: 'json' };
import type { Content } from '../content/schema/files.ts';
import { fill } from './fill.ts';

export const { processSteps } = fill<Content['process']>(json);

export type ProcessStep = Content['process']['processSteps'][number];
