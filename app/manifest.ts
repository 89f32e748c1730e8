import type { MetadataRoute } from 'next';
import { pages, site } from '@/content';
import { schemes } from '@/tailwind.config';
import { iconUrl } from './icons';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { ground } = schemes.light;
  return {
    id: pages.home.path,
    start_url: pages.home.path,
    name: `${site.brand}: ${site.label}`,
    short_name: site.brand,
    description: site.description,
    lang: 'en-IN',
    // Opened from the home screen, the site still needs the address bar and Back.
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: iconUrl('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: iconUrl('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: iconUrl('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
