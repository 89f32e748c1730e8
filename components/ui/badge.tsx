import clsx from 'clsx';
import { gradientClass } from './gradient';
import { Text } from './text';

const tones = {
  ...gradientClass,
  accent: 'bg-accent text-on-accent',
  plain: 'bg-surface text-ink',
  dark: 'bg-gradient-dark text-white',
} as const;

export function Badge({ tone = 'accent', children }: { tone?: keyof typeof tones; children: string }) {
  return (
    <Text
      as="span"
      text={children}
      className={clsx(
        'inline-flex items-center rounded-full border px-2.5 py-1 text-caption font-semibold',
        tone === 'plain' ? 'border-control' : 'border-transparent',
        tones[tone],
        // Flat: of a gradient its deeper end alone.
        tone in gradientClass && 'bg-[length:900%] bg-origin-border',
      )}
    />
  );
}
