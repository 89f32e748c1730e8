import { pageMetadata } from '@/app/metadata';
import { organization, website } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { pages, site } from '@/content';
import { Hero } from './hero';
import { HomeServices } from './home-services';
import { Process } from './process';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <>
      <Hero />
      <HomeServices />
      <Process />
      <StructuredData nodes={[organization(site), website]} />
    </>
  );
}
