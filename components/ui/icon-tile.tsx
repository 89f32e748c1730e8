import type { ReactNode } from 'react';

export function IconTile({ children }: { children: ReactNode }) {
  return (
    <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-primary-soft text-primary">
      {children}
    </span>
  );
}
