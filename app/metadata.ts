import type { Metadata, Viewport } from 'next';
import { type PageMeta, site } from '@/content';
import { addressIn, pageLanguage } from '@/page-language';
import { schemes } from '@/tailwind.config';
import { iconUrl, vectorIcon } from './icons';
import { shareImage } from './share/share-image';

/** What every page tells browsers and search engines. */
export const siteMetadata = (): Metadata => ({
  metadataBase: new URL(site.url),
  title: { template: `%s | ${site.brand}`, default: site.brand },
  description: site.description,
  referrer: 'same-origin',
  icons: {
    // Named, so that no browser asks for /favicon.ico.
    icon: [
      { url: iconUrl('icon-48.png'), type: 'image/png', sizes: '48x48' },
      { url: iconUrl(vectorIcon), type: 'image/svg+xml', sizes: 'any' },
    ],
    apple: { url: iconUrl('apple-180.png'), sizes: '180x180' },
  },
  formatDetection: { telephone: false, email: false, address: false },
});

export const viewport: Viewport = {
  viewportFit: 'cover',
  // A keyboard on the screen then does not cover the notice at the bottom.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: schemes.light.ground },
    { media: '(prefers-color-scheme: dark)', color: schemes.dark.ground },
  ],
};

/** The addresses of a page by language, from its address in any, for search engines. */
export const alternatesOf = (path: string) =>
  site.telugu.isPublic
    ? {
        'en-IN': addressIn('en', path),
        'te-IN': addressIn('te', path),
        'x-default': addressIn('en', path),
      }
    : undefined;

export function pageMetadata(page: PageMeta): Metadata {
  const { path, title, description } = page;
  return {
    title,
    description,
    alternates: { canonical: path, languages: alternatesOf(path) },
    // The framework copies title and description into these.
    openGraph: {
      type: 'website',
      locale: pageLanguage() === 'te' ? 'te_IN' : 'en_IN',
      siteName: site.brand,
      url: path,
      images: [shareImage(page)],
    },
    // X takes the picture from those: https://developer.x.com/cards/markup
    twitter: { card: 'summary_large_image', images: [] },
  };
}
