import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { lastChange } from './build-info';

export const dynamic = 'force-static';

const SHARED = ['app/layout.tsx', 'components', 'content/site.ts', 'content/words.ts'];

const sources: Record<string, readonly string[]> = {
  home: ['app/(home)', 'app/services', 'content/home.ts', 'content/process.ts', 'content/services.ts'],
  services: ['app/services', 'content/services.ts'],
  contact: ['app/contact', 'content/contact.ts', 'content/services.ts', 'content/home.ts'],
  about: ['app/about', 'content/about.ts', 'content/services.ts'],
  privacy: ['app/[page]', 'content/privacy.ts'],
  terms: ['app/[page]', 'content/terms.ts'],
};
const TEXT = ['app/[page]', 'content/pages.ts'];

const NO_TESTS = ':(exclude,glob)**/*.test.*';

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.entries(pages).map(([name, { path }]) => ({
    url: `${site.url}${path}`,
    lastModified: lastChange(...(sources[name] ?? TEXT), ...SHARED, NO_TESTS),
  }));
}
