import type { Metadata } from 'next';
import { type PageMeta, site } from '@/content';
import { shareImage } from './share/share-image';

export function pageMetadata(page: PageMeta): Metadata {
  const { path, title, description } = page;
  return {
    title,
    description,
    alternates: { canonical: path },
    // The framework copies title and description into these.
    openGraph: {
      type: 'website',
      locale: 'en_IN',
      siteName: site.brand,
      url: path,
      images: [shareImage(page)],
    },
    // X takes the picture from those: https://developer.x.com/cards/markup
    twitter: { card: 'summary_large_image', images: [] },
  };
}
