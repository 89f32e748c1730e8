import { emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { contact, homeServices, pages, services, site } from '@/content';
import { ContactForm } from './contact-form';

const titles = Object.fromEntries([...services, ...homeServices].map(({ slug, title }) => [slug, title]));

export function EnquirySection() {
  const { fields, notes, send, afterSend, otherService, notices, enquiry, generalInquiry, noScript } =
    contact;
  return (
    <div className="enquiry">
      <ContactForm
        chatNumber={site.chatNumber}
        services={titles}
        options={[...services.map(({ title }) => title), otherService]}
        fields={fields}
        notes={notes}
        words={{ ...enquiry, generalInquiry }}
        noticeParts={{
          words: notices,
          errorIcon: <Icon name="circleAlert" className="size-[24px]" />,
          successIcon: <Icon name="circleCheck" className="size-[24px]" />,
          closeIcon: <Icon name="x" />,
          emailHref: emailLink(site.email),
        }}
      >
        <p className="mb-6 without-script rounded border border-line bg-accent-soft p-4 text-small text-on-accent-soft">
          <Words text={noScript} />
        </p>
        <Button type="submit" className="w-full">
          <BrandIcon name="whatsapp" />
          <Words text={send} />
        </Button>
        <p className="mt-4 text-small">
          <Words text={afterSend} />
        </p>
        <DataNotice />
      </ContactForm>
      <script dangerouslySetInnerHTML={{ __html: process.env.FORM_SCRIPT! }} />
    </div>
  );
}

function DataNotice() {
  return (
    <div className="mt-2 grid gap-y-2 text-small text-subtle">
      {Object.entries(contact.dataNotice).map(([language, { text, privacyLink }]) => (
        <p key={language} lang={language}>
          <Words text={text} />{' '}
          <Link href={pages.privacy.path} underline="always" className="text-primary">
            <Words text={privacyLink} />
          </Link>
        </p>
      ))}
    </div>
  );
}
