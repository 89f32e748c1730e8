import { z } from 'zod';
import type { ProcessStep } from '../../../content/process.ts';
import { duration, list, text } from '../fields.ts';

const processStep = z.strictObject({
  id: z.int().positive(),
  title: text(36),
  subtitle: text(60),
  description: text(220),
  duration,
  deliverables: list('deliverables', text(36), 1, 4),
  metrics: list('metrics', z.strictObject({ label: text(24), value: text(10) }), 2),
}) satisfies z.ZodType<ProcessStep>;

export const processFile = z.strictObject({
  processSteps: list(
    'steps',
    processStep,
    4,
    4,
    'each step has a drawing of its own, in app/(home)/process.tsx',
  ),
});
