import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { pageMetadata } from '../metadata';
import { organization, website } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';
import { Hero } from './hero';
import { Process } from './process';
import { Services } from './services';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <Process />
      <StructuredData nodes={[organization(site), website]} />
    </>
  );
}
