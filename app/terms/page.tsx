import { Article } from '@/components/layout/article';
import { terms } from '@/content/terms';
import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';

export const metadata = pageMetadata(pages.terms);

export default function TermsPage() {
  return <Article page={pages.terms} article={terms} />;
}
