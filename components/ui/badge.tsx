import clsx from 'clsx';
import { gradientClass, type GradientName } from './gradient';
import { Words } from './words';

const tones = {
  accent: 'border-transparent bg-accent text-on-accent',
  plain: 'border-control bg-surface text-ink',
} as const;

type BadgeProps = { tone?: keyof typeof tones; rim?: GradientName; children: string };

/** A short label in a tone of the page, or within a rim of a gradient. */
export function Badge({ tone = 'accent', rim, children }: BadgeProps) {
  const look = rim ? 'border-transparent bg-surface text-ink' : tones[tone];
  return (
    <span className={clsx('inline-flex rounded-full', rim && `p-0.5 ${gradientClass[rim]}`)}>
      <span className={`rounded-full border px-2.5 py-1 text-caption font-semibold ${look}`}>
        <Words text={children} />
      </span>
    </span>
  );
}
