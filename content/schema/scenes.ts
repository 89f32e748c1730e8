import { z } from 'zod';

/** The pictures that content may choose, called what they show. Their files: components/ui/scenes.ts. */
const SCENES = [
  'rickshaw',
  'pinned-shop',
  'web-shop',
  'sign-painter',
  'chilli-sacks',
  'parcel',
  'sales-slips',
  'tea-stall',
  'sketch-and-phone',
  'kite',
  'harvest',
  'filmed-sweets',
  'price-board',
  'coast',
] as const;

export const drawing = z.enum(SCENES).meta({ title: 'Drawing' });
