import type { Metadata } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { setLanguage } from '@/page-language';

type Props<Params> = { params: Promise<Params & { lang: string }>; children?: ReactNode };

/** A page or a layout of app/[lang]/, which gets `children`. Its language is set before anything of it is drawn. */
export function localized<Params extends object>(Part: ComponentType<Params & { children: ReactNode }>) {
  return async function Localized({ params, children }: Props<Params>) {
    const all = await params;
    setLanguage(all.lang);
    return <Part {...all}>{children}</Part>;
  };
}

/** What a page of app/[lang]/ tells browsers and search engines, in its language. */
export const localizedMetadata =
  <Params extends object>(metadata: (params: Params) => Metadata) =>
  async ({ params }: Props<Params>) => {
    const all = await params;
    setLanguage(all.lang);
    return metadata(all);
  };
