import { Article } from '@/components/layout/article';
import { Closing } from '@/components/layout/closing';
import { about } from '@/content/about';
import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
  return (
    <>
      <Article page={pages.about} article={about} />
      <Closing />
    </>
  );
}
