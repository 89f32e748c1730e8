import { localized, localizedMetadata } from '@/app/localized';
import { pageMetadata } from '@/app/metadata';
import { personNodes, pieceNodes, webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { Closing } from '@/components/layout/closing';
import { Customers } from '@/components/layout/customers';
import { shownWork, Work } from '@/components/layout/work';
import { about, pages, people } from '@/content';
import { Facts } from './facts';
import { People } from './people';
import { Questions } from './questions';
import { Story } from './story';

export const generateMetadata = localizedMetadata(() => pageMetadata(pages.about));

function AboutPage() {
  return (
    <>
      <Story />
      <People />
      <Work />
      <Questions />
      <Facts />
      <Customers />
      <Closing />
      <StructuredData
        nodes={[
          ...webPage(pages.about, 'AboutPage', about.photo),
          ...personNodes(people.people),
          ...pieceNodes(shownWork()),
        ]}
      />
    </>
  );
}

export default localized(AboutPage);
