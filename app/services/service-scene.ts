import type { SceneName } from '@/components/ui/scenes';
import type { ServiceIcon } from '@/texts/services';

const scenes: Record<ServiceIcon, SceneName> = {
  megaphone: 'rickshaw',
  target: 'pinned-shop',
  code: 'web-shop',
  globe: 'web-shop',
  palette: 'sign-painter',
  chart: 'chilli-sacks',
  cart: 'parcel',
  brain: 'sales-slips',
};

/** The scene that content names for a service, else the one that goes with its icon. */
export const sceneOf = ({ icon, drawing }: { icon: ServiceIcon; drawing?: SceneName }) =>
  drawing ?? scenes[icon];
