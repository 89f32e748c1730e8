'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { currentPage } from './current-path';

export function NavLink(props: ComponentProps<typeof Link>) {
  return <Link aria-current={currentPage(props.href, usePathname())} {...props} />;
}
