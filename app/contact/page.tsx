import { ContactDetails } from '@/components/layout/contact-details';
import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { contact } from '@/content/contact';
import { pages } from '@/content/pages';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';
import { Benefits } from './benefits';
import { EnquirySection } from './enquiry-section';
import { GetInTouch } from './get-in-touch';

export const metadata = pageMetadata(pages.contact);

export default function ContactPage() {
  return (
    <Container className="pb-16 md:pb-24">
      <div className="md:w-1/2">
        <PageHead page={pages.contact} heading={contact.heading} lead={contact.lead} />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[7fr_5fr]">
        <EnquirySection />
        <GetInTouch />
      </div>
      <ContactDetails className="mt-8 flex flex-wrap items-baseline gap-x-12 gap-y-2 text-small text-muted not-italic" />
      <Benefits />
      <StructuredData nodes={webPage(pages.contact, 'ContactPage')} />
    </Container>
  );
}
