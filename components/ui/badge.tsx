import { gradientClass, type GradientName } from './gradient';
import { Words } from './words';

const tones = {
  accent: 'border-transparent bg-accent text-on-accent',
  plain: 'border-control bg-surface text-ink',
} as const;

type BadgeProps = { tone?: keyof typeof tones; color?: GradientName; children: string };

/** A short label: on a picture in a gradient, else in a tone of the page. */
export function Badge({ tone = 'accent', color, children }: BadgeProps) {
  const look = color ? `border-transparent ${gradientClass[color]}` : tones[tone];
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-1 text-caption font-semibold ${look}`}
    >
      <Words text={children} />
    </span>
  );
}
