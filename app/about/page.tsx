import { Article } from '@/components/layout/article';
import { Closing } from '@/components/layout/closing';
import { about } from '@/content/about';
import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <>
      <Article page={pages.about} article={about} />
      <Closing />
      <StructuredData nodes={webPage(pages.about, 'AboutPage')} />
    </>
  );
}
