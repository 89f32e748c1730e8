import type { ReactNode } from 'react';

type IconTileProps = { ground?: 'bg-primary-soft' | 'bg-surface'; children: ReactNode };

export function IconTile({ ground = 'bg-primary-soft', children }: IconTileProps) {
  return (
    <span className={`flex size-11 shrink-0 items-center justify-center rounded-tile text-primary ${ground}`}>
      {children}
    </span>
  );
}
