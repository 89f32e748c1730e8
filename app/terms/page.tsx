import { Article } from '@/components/layout/article';
import { pages } from '@/content/pages';
import { terms } from '@/content/terms';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';

export const metadata = pageMetadata(pages.terms);

export default function TermsPage() {
  return (
    <>
      <Article page={pages.terms} article={terms} isLast />
      <StructuredData nodes={webPage(pages.terms)} />
    </>
  );
}
