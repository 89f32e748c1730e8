import { z } from 'zod';

/** The drawings that content may choose, called what they show. Their files: components/ui/drawings.ts. */
const DRAWINGS = [
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

export const drawing = z.enum(DRAWINGS).meta({ title: 'Drawing' });
