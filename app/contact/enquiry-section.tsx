import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { contact } from '@/content/contact';
import { homeServices } from '@/content/home';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { ContactForm } from './contact-form';

const carriable = [...services, ...homeServices].map(({ slug, title }) => ({ slug, title }));

/** The form, and what is said about it below. */
export function EnquirySection() {
  const { fields, send, otherService, notices, enquiry, generalInquiry, dataNotice, noScript } = contact;
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
      <div className="mt-5 space-y-3 text-small text-muted">
        <p>
          {dataNotice.en.text}{' '}
          <TextLink href="/privacy/" underline="always" className="text-primary">
            {dataNotice.en.privacyLink}
          </TextLink>
        </p>
        <p lang="te" className="leading-[1.9]">
          {dataNotice.te.text}{' '}
          <TextLink href="/privacy/" underline="always" className="text-primary">
            {dataNotice.te.privacyLink}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
