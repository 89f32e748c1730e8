import { Article } from '@/components/layout/article';
import { privacy } from '@/content/privacy';
import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';

export const metadata = pageMetadata(pages.privacy);

export default function PrivacyPage() {
  return <Article page={pages.privacy} article={privacy} />;
}
