import { existsSync } from 'node:fs';
import type { MetadataRoute } from 'next';
import { pages, site } from '@/content';
import { lastChange } from './build-info';
import { alternatesOf } from './metadata';

export const dynamic = 'force-static';

/** The files with the words of a page: the one of its name, else the one of all pages. */
function wordsOf(name: string) {
  if (name === 'home') return ['content/home.json', 'content/process.json'];
  const own = `content/${name}.json`;
  return [existsSync(own) ? own : 'content/pages.json'];
}

/** A page is as old as its words. A change of its looks, or of header and footer, is no news to search engines. */
export default function sitemap(): MetadataRoute.Sitemap {
  const absolute = (path: string) => `${site.url}${path}`;
  return Object.entries(pages).flatMap(([name, { path }]) => {
    const alternates = alternatesOf(path);
    const english = { url: absolute(path), lastModified: lastChange(...wordsOf(name)) };
    if (!alternates) return [english];
    const languages = Object.fromEntries(
      Object.entries(alternates).map(([language, address]) => [language, absolute(address)]),
    );
    const telugu = {
      url: absolute(alternates['te-IN']),
      lastModified: lastChange(...wordsOf(name), 'content/telugu.json'),
    };
    return [english, telugu].map((page) => ({ ...page, alternates: { languages } }));
  });
}
