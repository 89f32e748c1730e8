import * as arrowRight from 'lucide-react/icons/arrow-right';
import * as arrowUp from 'lucide-react/icons/arrow-up';
import * as brain from 'lucide-react/icons/brain';
import * as chart from 'lucide-react/icons/chart-no-axes-combined';
import * as check from 'lucide-react/icons/check';
import * as checkCheck from 'lucide-react/icons/check-check';
import * as circleCheck from 'lucide-react/icons/circle-check';
import * as circleExclamation from 'lucide-react/icons/circle-exclamation-point';
import * as clock from 'lucide-react/icons/clock';
import * as code from 'lucide-react/icons/code-xml';
import * as cpu from 'lucide-react/icons/cpu';
import * as globe from 'lucide-react/icons/globe';
import * as headset from 'lucide-react/icons/headset';
import * as rupee from 'lucide-react/icons/indian-rupee';
import * as mail from 'lucide-react/icons/mail';
import * as mapPin from 'lucide-react/icons/map-pin';
import * as megaphone from 'lucide-react/icons/megaphone';
import * as menu from 'lucide-react/icons/menu';
import * as message from 'lucide-react/icons/message-circle';
import * as mic from 'lucide-react/icons/mic';
import * as palette from 'lucide-react/icons/palette';
import * as pause from 'lucide-react/icons/pause';
import * as phone from 'lucide-react/icons/phone';
import * as play from 'lucide-react/icons/play';
import * as search from 'lucide-react/icons/search';
import * as cart from 'lucide-react/icons/shopping-cart';
import * as target from 'lucide-react/icons/target';
import * as trophy from 'lucide-react/icons/trophy';
import * as user from 'lucide-react/icons/user';
import * as x from 'lucide-react/icons/x';
import { createElement } from 'react';

const modules = {
  'arrow-right': arrowRight,
  'arrow-up': arrowUp,
  brain,
  cart,
  chart,
  check,
  'check-check': checkCheck,
  'circle-alert': circleExclamation,
  'circle-check': circleCheck,
  clock,
  code,
  cpu,
  globe,
  headset,
  mail,
  'map-pin': mapPin,
  megaphone,
  menu,
  message,
  mic,
  palette,
  pause,
  phone,
  play,
  rupee,
  search,
  target,
  trophy,
  user,
  x,
};

export type IconName = keyof typeof modules;

type IconModule = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

/**
 * A lucide icon as plain markup, decorative: the words beside it say the same.
 * lucide's own component is a client component, which would send every icon to the browser as
 * script; its modules export the drawing as well, undeclared in their types.
 */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const { node } = (modules[name] as unknown as IconModule).__iconData;
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
      {node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
}
