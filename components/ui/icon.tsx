import * as icons from './icons';

export type IconName = keyof typeof icons;

/** A decorative icon. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const LucideIcon = icons[name];
  return <LucideIcon className={className} />;
}
