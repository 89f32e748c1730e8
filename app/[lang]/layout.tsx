import type { ReactNode } from 'react';
import { contentIn } from '@/content';
import { setLanguage } from '@/page-language';
import { Document } from '../document';
import { localizedMetadata } from '../localized';
import { siteMetadata } from '../metadata';

export { viewport } from '../metadata';

/** Each language is a folder of the export; tools/export.ts moves the English one to the top. */
export const generateStaticParams = () =>
  (contentIn('en').site.telugu.isPublic ? ['en', 'te'] : ['en']).map((lang) => ({ lang }));

export const dynamicParams = false;

type Props = { params: Promise<{ lang: string }>; children: ReactNode };

export const generateMetadata = localizedMetadata(siteMetadata);

export default async function RootLayout({ params, children }: Props) {
  setLanguage((await params).lang);
  return <Document>{children}</Document>;
}
