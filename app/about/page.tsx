import { Article } from '@/components/layout/article';
import { Closing } from '@/components/layout/closing';
import { about } from '@/content/about';
import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';

export const metadata = pageMetadata(pages.about);

const street = (
  <img
    src="/drawings/street.svg"
    alt=""
    width={1176}
    height={314}
    decoding="async"
    className="mt-10 w-full rounded bg-[#165] object-cover object-left evening forced-color-adjust-none max-sm:aspect-[610/314] lg:col-span-2"
  />
);

export default function AboutPage() {
  return (
    <>
      <Article page={pages.about} article={about} picture={street} />
      <Closing />
      <StructuredData nodes={webPage(pages.about, 'AboutPage')} />
    </>
  );
}
