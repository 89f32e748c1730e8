import { Article } from '@/components/layout/article';
import { pages } from '@/content/pages';
import { privacy } from '@/content/privacy';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';

export const metadata = pageMetadata(pages.privacy);

export default function PrivacyPage() {
  return (
    <>
      <Article page={pages.privacy} article={privacy} isLast />
      <StructuredData nodes={webPage(pages.privacy)} />
    </>
  );
}
