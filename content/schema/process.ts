import { z } from 'zod';
import { duration, list, text } from './fields.ts';

const processStep = z.strictObject({
  /** The number in the circle. */
  id: z.int().positive(),
  title: text(36),
  subtitle: text(60),
  description: text(220),
  duration,
  deliverables: list('deliverables', text(36), 1, 4),
  /** The value is set large, the label small beneath it. */
  metrics: list('metrics', z.strictObject({ label: text(24), value: text(10) }), 2),
});

export const processSteps = list(
  'steps',
  processStep,
  4,
  4,
  'each step has a drawing of its own, in app/(home)/process.tsx',
);

export type ProcessStep = z.infer<typeof processStep>;
export type ProcessSteps = z.infer<typeof processSteps>;
