import { pageMetadata } from '@/app/metadata';
import { webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { Closing } from '@/components/layout/closing';
import { Customers } from '@/components/layout/customers';
import { pages } from '@/content';
import { Facts } from './facts';
import { Questions } from './questions';
import { Story } from './story';

export const metadata = pageMetadata(pages.about);

export default function AboutPage() {
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
