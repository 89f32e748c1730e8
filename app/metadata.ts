import type { Metadata } from 'next';
import type { PageMeta } from '@/content/pages';

/** Title, description and canonical address of a page, from its entry in content/pages.ts. */
export function pageMetadata({ path, title, description }: PageMeta): Metadata {
  return { title, description, alternates: { canonical: path } };
}
