import type { gradients } from '@/tailwind.config';

export type GradientName = keyof typeof gradients;

/** The classes of each gradient, written out, because Tailwind does not find names put together at run time. */
export const gradientClass: Record<GradientName, string> = {
  paddy: 'bg-paddy text-white',
  teal: 'bg-teal text-white',
  lime: 'bg-lime text-on-bright-gradient',
  turmeric: 'bg-turmeric text-on-bright-gradient',
  river: 'bg-river text-white',
  leaf: 'bg-leaf text-white',
};
