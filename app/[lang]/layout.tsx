import type { ReactNode } from 'react';
import { Document } from '../document';

export { siteMetadata as metadata, viewport } from '../metadata';

/** Each language is a folder of the export; tools/export.ts moves the English one to the top. */
export const generateStaticParams = () => [{ lang: 'en' }];

export const dynamicParams = false;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
