import type { gradients } from '@/tailwind.config';

export type GradientName = keyof typeof gradients;

/** The class of each gradient, whole, because a name put together at run time is not built. */
export const gradientClass: Record<GradientName, string> = {
  paddy: 'bg-paddy',
  teal: 'bg-teal',
  lime: 'bg-lime',
  turmeric: 'bg-turmeric',
  river: 'bg-river',
  leaf: 'bg-leaf',
};
