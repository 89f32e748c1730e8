import type { ServiceIcon } from '@/content/services';

const drawings: Record<ServiceIcon, string> = {
  megaphone: 'social',
  target: 'streets',
  code: 'shop',
  globe: 'shop',
  palette: 'sign',
  chart: 'sacks',
  cart: 'parcel',
  brain: 'slips',
};

/** The drawing on the card of a service, a file of public/drawings/: the one that content names, or its icon's. */
export const drawingOf = ({ icon, drawing }: { icon: ServiceIcon; drawing?: string }) =>
  drawing ?? drawings[icon];
