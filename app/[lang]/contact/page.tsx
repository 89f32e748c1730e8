import './contact.css';
import { localized, localizedMetadata } from '@/app/localized';
import { pageMetadata } from '@/app/metadata';
import { personNodes, webPage } from '@/app/structured-data/graph';
import { StructuredData } from '@/app/structured-data/structured-data';
import { ContactDetails } from '@/components/layout/contact-details';
import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { contact, pages } from '@/content';
import { Benefits } from './benefits';
import { EnquirySection } from './enquiry-section';
import { GetInTouch, QuickContact } from './get-in-touch';
import { answering, WhoAnswers } from './who-answers';

export const generateMetadata = localizedMetadata(() => pageMetadata(pages.contact));

function ContactPage() {
  return (
    <>
      <Container className="contact-columns gap-x-8 pb-16">
        <div className="contact-head mb-6 md:mb-8">
          <PageHead page={pages.contact} heading={contact.heading} lead={contact.lead} startsAtTop />
          {/* On a wide screen it is beside the form, among the ways to get in touch. */}
          <WhoAnswers className="mt-4 flex md:hidden" />
        </div>
        <QuickContact />
        <EnquirySection />
        <GetInTouch />
        <Benefits />
        <ContactDetails className="contact-details mt-8 flex flex-wrap items-baseline gap-x-12 gap-y-2 text-muted" />
      </Container>
      <StructuredData nodes={[...webPage(pages.contact, 'ContactPage'), ...personNodes(answering())]} />
    </>
  );
}

export default localized(ContactPage);
