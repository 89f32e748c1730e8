import { Closing } from '@/components/layout/closing';
import { pages } from '@/content';
import { pageMetadata } from '../metadata';
import { serviceNodes, webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';
import { Solutions } from './solutions';
import { WhyChoose } from './why-choose';

export const metadata = pageMetadata(pages.services);

export default function ServicesPage() {
  return (
    <>
      <Solutions />
      <WhyChoose />
      <Closing />
      <StructuredData nodes={[...webPage(pages.services), ...serviceNodes]} />
    </>
  );
}
