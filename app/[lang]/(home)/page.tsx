import { localized, localizedMetadata } from '@/app/localized';
import { pageMetadata } from '@/app/metadata';
import { organization, pieceNodes, website } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { shownWork, Work } from '@/components/layout/work';
import { contentIn, pages, site } from '@/content';
import { Hero } from './hero';
import { HomeServices } from './home-services';
import { Process } from './process';

export const generateMetadata = localizedMetadata(() => pageMetadata(pages.home));

function HomePage() {
  return (
    <>
      <Hero />
      <HomeServices />
      <Work />
      <Process />
      <StructuredData
        nodes={[organization(site, contentIn('en').site.hours), website, ...pieceNodes(shownWork())]}
      />
    </>
  );
}

export default localized(HomePage);
