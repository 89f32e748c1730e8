import type { ServiceIcon } from '@/content/services';

/** The drawing on the card of a service, a file of public/drawings/, by the icon that content gives it. */
export const drawings: Record<ServiceIcon, string> = {
  megaphone: 'social',
  target: 'streets',
  code: 'shop',
  globe: 'shop',
  palette: 'sign',
  chart: 'sacks',
  cart: 'parcel',
  brain: 'slips',
};
