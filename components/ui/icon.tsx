import { createElement } from 'react';
import * as icons from './icons';

export type IconName = keyof typeof icons;

type IconModule = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

/** A lucide icon, decorative. lucide's own component is a client one, which would send every icon as script. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const { node } = (icons[name] as unknown as IconModule).__iconData;
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
