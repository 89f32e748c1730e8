import { z } from 'zod';
import { drawing } from './drawings.ts';
import { entry, group, isDraft, list, text } from './fields.ts';
import { duration } from './services.ts';

const metric = entry('Metric', {
  value: text('Figure', 10, 'Such as 40+ or 98%.'),
  label: text('What it counts', 24),
});

const processStep = group('Step', {
  title: text('Title', 36),
  subtitle: text('Subtitle', 60),
  description: text('Description', 220),
  duration: duration('Duration'),
  deliverables: list('Deliverables', text('Deliverable', 36), 1, 4),
  metrics: list('Metrics', metric, 0, 2),
  drawing: drawing.optional(),
  id: z.int(),
  isDraft,
});

export const processSteps = list('Steps', processStep, 3, 6);
