import { z } from 'zod';
import { list, text } from './fields.ts';
import { duration } from './services.ts';

const processStep = z.strictObject({
  id: z.int(),
  title: text(36),
  subtitle: text(60),
  description: text(220),
  duration,
  deliverables: list('deliverables', text(36), 1, 4),
  metrics: list('metrics', z.strictObject({ label: text(24), value: text(10) }), 0, 2),
  /** The drawing beside the text; without it the text has all the room. */
  drawing: z.enum(['plan', 'design', 'launch', 'growth']).optional(),
});

export const processSteps = list('steps', processStep, 3, 6);
