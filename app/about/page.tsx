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
      <Article page={pages.about} article={about} picture={<Street />} isLarge />
      <Closing />
      <StructuredData nodes={webPage(pages.about, 'AboutPage')} />
    </>
  );
}

function Street() {
  return (
    <div className="mt-10 -mr-[20px] overflow-hidden rounded-l sm:mr-0 sm:rounded">
      <img
        src="/drawings/street.svg"
        alt=""
        width={1176}
        height={314}
        decoding="async"
        className="h-44 w-auto max-w-none sm:h-auto sm:w-full"
      />
    </div>
  );
}
