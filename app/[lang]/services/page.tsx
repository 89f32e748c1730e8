import { localized, localizedMetadata } from '@/app/localized';
import { pageMetadata } from '@/app/metadata';
import { pieceNodes, serviceNodes, webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { Closing } from '@/components/layout/closing';
import { Customers } from '@/components/layout/customers';
import { shownWork, Work } from '@/components/layout/work';
import { pages, services } from '@/content';
import { ServiceList } from './service-list';
import { WhyChoose } from './why-choose';
import { withPrices } from './with-prices';

export const generateMetadata = localizedMetadata(() =>
  pageMetadata({
    ...pages.services,
    description: withPrices(pages.services.description, services),
  }),
);

function ServicesPage() {
  return (
    <>
      <ServiceList />
      <WhyChoose />
      <Work />
      <Customers />
      <Closing />
      <StructuredData nodes={[...webPage(pages.services), ...serviceNodes(), ...pieceNodes(shownWork())]} />
    </>
  );
}

export default localized(ServicesPage);
