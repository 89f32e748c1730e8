import { createElement } from 'react';
import * as icons from './icons';

export type IconName = keyof typeof icons;

/** A decorative icon, drawn from lucide's data. Components of lucide-react would send every icon as script. */
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
      {icons[name].node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
