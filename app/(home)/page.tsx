import { pages } from '@/texts/pages';
import { site } from '@/texts/site';
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
