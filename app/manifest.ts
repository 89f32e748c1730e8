import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { schemes } from '@/tailwind.config';
import { iconUrl } from './icons';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { ground } = schemes.light;
  return {
    id: '/',
    start_url: '/',
    name: `${site.brand}: ${site.label}`,
    short_name: site.brand,
    description: site.description,
    lang: 'en-IN',
    // A visitor who keeps the site on the home screen still needs the address and the way back.
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
