import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/contact';
import { homeServices } from '@/content/home';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { ContactForm } from './contact-form';

const carriable = [...services, ...homeServices].map(({ slug, title }) => ({ slug, title }));

/** The form, with all that it says. */
export function EnquirySection() {
  const { fields, send, otherService, notices, enquiry, generalInquiry, noScript } = contact;
  return (
    <div>
      <ContactForm
        chatNumber={site.chatNumber}
        fields={fields}
        send={send}
        options={[...services.map(({ title }) => title), otherService]}
        carriable={carriable}
        notices={notices}
        words={{ ...enquiry, generalInquiry }}
        errorIcon={<Icon name="circle-alert" className="size-6 shrink-0" />}
        successIcon={<Icon name="circle-check" className="size-6 shrink-0" />}
        closeIcon={<Icon name="x" />}
      >
        <noscript>
          <p className="rounded border border-line bg-accent-soft p-4 text-small text-on-accent-soft">
            {noScript}
          </p>
        </noscript>
      </ContactForm>
    </div>
  );
}

/**
 * What happens to the details, in English and in Telugu: on a wide screen the second row of the page's grid,
 * below the form and what is beside it.
 */
export function DataNotice() {
  const { en, te } = contact.dataNotice;
  return (
    // The row is named: without it the text would be beside the form until what is there has come.
    <div className="grid gap-x-12 gap-y-3 text-small text-muted md:col-span-2 md:row-start-2 md:grid-cols-[7fr_5fr]">
      <p>
        {en.text} <PrivacyLink label={en.privacyLink} />
      </p>
      <p lang="te" className="font-telugu [line-height:1.9]">
        {te.text} <PrivacyLink label={te.privacyLink} />
      </p>
    </div>
  );
}

const PrivacyLink = ({ label }: { label: string }) => (
  <TextLink href="/privacy/" underline="always" className="text-primary">
    {label}
  </TextLink>
);
