import clsx from 'clsx';
import { gradientClass, type GradientName } from './gradient';
import { Icon, type IconName } from './icon';

/** An icon on the gradient of what it stands for. */
export function IconTile({ icon, gradient }: { icon: IconName; gradient: GradientName }) {
  return (
    <span
      className={clsx(
        'inline-flex size-12 shrink-0 items-center justify-center rounded-tile text-white',
        gradientClass[gradient],
      )}
    >
      <Icon name={icon} className="size-6" />
    </span>
  );
}
