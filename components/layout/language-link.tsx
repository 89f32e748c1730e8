'use client';

import { useParams, usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { addressIn, type Language } from '@/page-language';

type LanguageLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { to: Language };

/** Leads to the same page in another language; from the page for unknown addresses, to the home page. */
export function LanguageLink({ to, ...props }: LanguageLinkProps) {
  const isLost = useParams().lang === undefined;
  // The server names it without the last slash.
  const path = `${usePathname().replace(/\/*(index\.html)?$/, '')}/`;
  return (
    <Link
      href={addressIn(to, isLost ? '/' : path)}
      lang={to}
      hrefLang={`${to}-IN`}
      rel="alternate"
      {...props}
    />
  );
}
