import { localized, localizedMetadata } from '@/app/localized';
import { pageMetadata } from '@/app/metadata';
import { webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { Closing } from '@/components/layout/closing';
import { Customers } from '@/components/layout/customers';
import { pages } from '@/content';
import { Facts } from './facts';
import { Questions } from './questions';
import { Story } from './story';

export const generateMetadata = localizedMetadata(() => pageMetadata(pages.about));

function AboutPage() {
  return (
    <>
      <Story />
      <Questions />
      <Facts />
      <Customers />
      <Closing />
      <StructuredData nodes={webPage(pages.about, 'AboutPage')} />
    </>
  );
}

export default localized(AboutPage);
