import {
  ArrowRight,
  ArrowUp,
  Brain,
  ChartNoAxesCombined,
  Check,
  CircleAlert,
  CircleCheck,
  Clock,
  CodeXml,
  Cpu,
  Globe,
  Headset,
  Mail,
  MapPin,
  Megaphone,
  Menu,
  Palette,
  Pause,
  Phone,
  Play,
  ShoppingCart,
  Target,
  Trophy,
  X,
  type IconNode,
} from 'lucide';
import { createElement } from 'react';

const drawings = {
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  brain: Brain,
  cart: ShoppingCart,
  chart: ChartNoAxesCombined,
  check: Check,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  clock: Clock,
  code: CodeXml,
  cpu: Cpu,
  globe: Globe,
  headset: Headset,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  menu: Menu,
  palette: Palette,
  pause: Pause,
  phone: Phone,
  play: Play,
  target: Target,
  trophy: Trophy,
  x: X,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof drawings;

/**
 * A lucide icon as plain markup, decorative: what it stands beside says the same in words.
 * The package for React makes each icon a client component, which would go to the browser as script.
 */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name].map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
