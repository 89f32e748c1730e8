import type { Metadata } from 'next';
import type { ComponentType } from 'react';
import { setLanguage } from '@/page-language';

type Props<Params> = { params: Promise<Params & { lang: string }> };

/** A page of app/[lang]/. Its language is set before anything of it is drawn. */
export function localized<Params extends object>(Page: ComponentType<Params>) {
  return async function LocalizedPage({ params }: Props<Params>) {
    const all = await params;
    setLanguage(all.lang);
    return <Page {...all} />;
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
