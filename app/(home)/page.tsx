import { pages, site } from '@/content';
import { pageMetadata } from '../metadata';
import { organization, website } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';
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
