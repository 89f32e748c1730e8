import type { gradients } from '@/tailwind.config';

export type GradientName = keyof typeof gradients;

/** The class of each gradient, whole, because a name put together at run time is not built. */
export const gradientClass: Record<GradientName, string> = {
  paddy: 'bg-paddy text-white',
  teal: 'bg-teal text-white',
  lime: 'bg-lime text-gradient-dark',
  turmeric: 'bg-turmeric text-gradient-dark',
  river: 'bg-river text-white',
  leaf: 'bg-leaf text-white',
};
