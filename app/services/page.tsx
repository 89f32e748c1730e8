import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { Closing } from '@/components/layout/closing';
import { TopOnLoad } from '@/components/layout/top-on-load';

import { Solutions } from './solutions';
import { WhyChoose } from './why-choose';

export const metadata = pageMetadata(pages.services);

export default function ServicesPage() {
  return (
    <>
      <TopOnLoad />
      <Solutions />
      <WhyChoose />
      <Closing />
    </>
  );
}
