import './contact.css';
import { ContactDetails } from '@/components/layout/contact-details';
import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { contact } from '@/texts/contact';
import { pages } from '@/texts/pages';
import { pageMetadata } from '../metadata';
import { webPage } from '../structured-data/graph';
import { StructuredData } from '../structured-data/structured-data';
import { Benefits } from './benefits';
import { EnquirySection } from './enquiry-section';
import { GetInTouch, QuickChat } from './get-in-touch';

export const metadata = pageMetadata(pages.contact);

export default function ContactPage() {
  return (
    <>
      <Container className="contact-columns">
        <div className="contact-head">
          <PageHead page={pages.contact} heading={contact.heading} lead={contact.lead} />
        </div>
        <QuickChat />
        <EnquirySection />
        <GetInTouch />
        <Benefits />
        <ContactDetails className="contact-details" />
      </Container>
      <StructuredData nodes={webPage(pages.contact, 'ContactPage')} />
    </>
  );
}
