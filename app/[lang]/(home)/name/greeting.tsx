'use client';

import type { ReactNode } from 'react';
import { langOf } from '@/components/language';
import { useShopName } from './shop-name';

/** The greeting, `children`, followed by the name once one is typed. */
export function Greeting({ children }: { children: ReactNode }) {
  const { name } = useShopName();
  return (
    <>
      {children}
      <span key={name} lang={langOf(name)}>
        {name ? ` ${name}!` : '!'}
      </span>
    </>
  );
}
