import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { lastChange } from './build-info';

export const dynamic = 'force-static';

type PageName = keyof typeof pages;

/**
 * What each page is made of, without the frame that all pages share and without tests: a change to the footer does
 * not change the date of the privacy policy.
 */
const sources: Record<PageName, readonly string[]> = {
  home: ['app/(home)', 'content/home.ts', 'content/process.ts'],
  services: ['app/services', 'content/services.ts'],
  contact: ['app/contact', 'content/contact.ts'],
  about: ['app/about', 'content/about.ts'],
  privacy: ['app/privacy', 'content/privacy.ts'],
  terms: ['app/terms', 'content/terms.ts'],
};
const NO_TESTS = ':(exclude,glob)**/*.test.*';

export default function sitemap(): MetadataRoute.Sitemap {
  return Object.entries(pages).map(([name, { path }]) => ({
    url: `${site.url}${path}`,
    lastModified: lastChange(...sources[name as PageName], NO_TESTS),
  }));
}
