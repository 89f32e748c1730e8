import './contact.css';
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
    <>
      <Container className="enquiry-columns grid grid-cols-1 gap-x-12 pb-12 md:pb-16">
        <div>
          <PageHead page={pages.contact} heading={contact.heading} lead={contact.lead} />
        </div>
        <EnquirySection />
        <GetInTouch />
        <ContactDetails className="mt-8 flex flex-wrap items-baseline gap-x-12 gap-y-2 text-small text-muted not-italic md:col-span-2" />
      </Container>
      <Benefits />
      <StructuredData nodes={webPage(pages.contact, 'ContactPage')} />
    </>
  );
}
