'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { currentPage } from './current-path';

/** A link of the navigation, which knows whether it leads to the page shown. */
export function NavLink({
  href,
  className,
  children,
}: {
  href: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link href={href} aria-current={currentPage(href, usePathname())} className={className}>
      {children}
    </Link>
  );
}
