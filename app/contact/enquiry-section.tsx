import { emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';
import { homeServices } from '@/content/home';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { ContactForm } from './contact-form';

const titles = Object.fromEntries([...services, ...homeServices].map(({ slug, title }) => [slug, title]));

export function EnquirySection({ className }: { className?: string }) {
  const { fields, notes, send, otherService, notices, enquiry, generalInquiry, noScript } = contact;
  return (
    <div className={className}>
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
        <Text
          className="mb-6 without-script rounded border border-line bg-accent-soft p-4 text-small text-on-accent-soft"
          text={noScript}
        />
        <Button type="submit" className="w-full">
          <BrandIcon name="whatsapp" />
          <Text as="span" text={send} />
        </Button>
        <DataNotice />
      </ContactForm>
      <script dangerouslySetInnerHTML={{ __html: process.env.ENQUIRY_SCRIPT! }} />
    </div>
  );
}

function DataNotice() {
  return (
    <div className="mt-4 grid gap-y-1 text-small text-subtle">
      {Object.entries(contact.dataNotice).map(([language, { text, privacyLink }]) => (
        <p key={language} lang={language}>
          <Text as="span" text={text} />{' '}
          <Link href="/privacy/" underline="always" className="text-primary">
            {privacyLink}
          </Link>
        </p>
      ))}
    </div>
  );
}
