import { pageMetadata } from '@/app/metadata';
import { serviceNodes, webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { Closing } from '@/components/layout/closing';
import { Customers } from '@/components/layout/customers';
import { pages, services } from '@/content';
import { ServiceList } from './service-list';
import { WhyChoose } from './why-choose';
import { withPrices } from './with-prices';

export const metadata = pageMetadata({
  ...pages.services,
  description: withPrices(pages.services.description, services),
});

export default function ServicesPage() {
  return (
    <>
      <ServiceList />
      <WhyChoose />
      <Customers />
      <Closing />
      <StructuredData nodes={[...webPage(pages.services), ...serviceNodes]} />
    </>
  );
}
