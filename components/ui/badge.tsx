import { gradientClass, type GradientName } from './gradient';
import { Text } from './text';

const tones = {
  accent: 'border-transparent bg-accent text-on-accent',
  plain: 'border-control bg-surface text-ink',
} as const;

type BadgeProps = {
  tone?: keyof typeof tones;
  /** A dot before the words, of this gradient, with a line around it that is seen in both schemes. */
  dot?: GradientName;
  children: string;
};

export function Badge({ dot, tone = dot ? 'plain' : 'accent', children }: BadgeProps) {
  const look = `inline-flex items-center rounded-full border px-2.5 py-1 text-caption font-semibold ${tones[tone]}`;
  if (!dot) return <Text as="span" className={look} text={children} />;
  return (
    <span className={look}>
      <span
        className={`me-1.5 size-2 rounded-full border border-control scheme-light ${gradientClass[dot]}`}
      />
      <Text as="span" text={children} />
    </span>
  );
}
