import { Closing } from '@/components/layout/closing';
import { Story } from '@/components/layout/story';
import { Scene } from '@/components/ui/scene';
import { about } from '@/texts/about';
import { pages } from '@/texts/pages';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';
import { Questions } from './questions';

export const metadata = pageMetadata(pages.about);

const street = (
  <Scene
    name="street"
    loading="eager"
    className="mt-10 aspect-[610/314] w-full rounded bg-teal object-cover object-left forced-color-adjust-none sm:aspect-[1176/314] lg:col-span-2"
  />
);

export default function AboutPage() {
  return (
    <>
      <Story page={pages.about} article={about} opening={street}>
        <Questions />
      </Story>
      <Closing />
      <StructuredData nodes={webPage(pages.about, 'AboutPage')} />
    </>
  );
}
