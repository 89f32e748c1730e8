import type { MetadataRoute } from 'next';
import { site } from '@/content';

export const dynamic = 'force-static';

/** Crawlers may read everything, also copies of the 404 page, or they would not find its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${site.url}/sitemap.xml` };
}
