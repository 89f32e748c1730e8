import { existsSync } from 'node:fs';
import type { MetadataRoute } from 'next';
import { pages, site } from '@/content';
import { lastChange } from './build-info';

export const dynamic = 'force-static';

/** The files with the words of a page: the one of its name, else the one of all pages. */
function wordsOf(name: string) {
  if (name === 'home') return ['content/home.json', 'content/process.json'];
  const own = `content/${name}.json`;
  return [existsSync(own) ? own : 'content/pages.json'];
}

/** A page is as old as its words. A change of its looks, or of header and footer, is no news to search engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.entries(pages).map(([name, { path }]) => ({
    url: `${site.url}${path}`,
    lastModified: lastChange(...wordsOf(name)),
  }));
}
