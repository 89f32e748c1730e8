import type { ComponentProps } from 'react';
import { schemes } from '@/tailwind.config';

const { primary, accent } = schemes.light;

/** The mark: one line that branches into three, on a green tile. The icons and the share images are made from it too. */
export function LogoTile(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" {...props}>
      <rect width="32" height="32" rx="8" fill={primary} />
      <path
        d="M16 26.5V19M16 19C16 12.5 8 14 8 7M16 19C16 12.5 24 14 24 7M16 19V5.5"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="16" cy="5.7" r="2.6" fill={accent} />
    </svg>
  );
}
