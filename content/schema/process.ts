import { z } from 'zod';
import { list, text, texts } from './fields.ts';
import { duration } from './services.ts';

const processStep = z.strictObject({
  id: z.int(),
  ...texts({ title: 36, subtitle: 60, description: 220 }),
  duration,
  deliverables: list('deliverables', text(36), 1, 4),
  metrics: list('metrics', z.strictObject(texts({ label: 24, value: 10 })), 0, 2),
  drawing: z.enum(['plan', 'design', 'launch', 'growth']).optional(),
});

export const processSteps = list('steps', processStep, 3, 6);
