import clsx from 'clsx';
import { drawingOf } from '@/app/services/drawings';
import { emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Button } from '@/components/ui/button';
import { gradientClass } from '@/components/ui/gradient';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Drawing } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';
import { homeServices } from '@/content/home';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { ContactForm } from './contact-form';

const titles = Object.fromEntries([...services, ...homeServices].map(({ slug, title }) => [slug, title]));

export function EnquirySection() {
  const { fields, send, otherService, notices, enquiry, generalInquiry, noScript } = contact;
  return (
    <div className="mt-8 md:col-start-1">
      <ContactForm
        chatNumber={site.chatNumber}
        services={titles}
        options={[...services.map(({ title }) => title), otherService]}
        pictures={services.map((service) => (
          <Drawing
            key={service.slug}
            name={drawingOf(service)}
            className={clsx('-my-1.5 size-16 shrink-0 rounded-inner', gradientClass[service.gradient])}
          />
        ))}
        fields={fields}
        words={{ ...enquiry, generalInquiry }}
        noticeParts={{
          words: notices,
          errorIcon: <Icon name="circleAlert" className="size-6 shrink-0" />,
          successIcon: <Icon name="circleCheck" className="size-6 shrink-0" />,
          closeIcon: <Icon name="x" />,
          emailHref: emailLink(site.email),
        }}
      >
        <Text
          className="without-script rounded border border-line bg-accent-soft p-4 text-small text-on-accent-soft lg:col-span-2"
          text={noScript}
        />
        <Button type="submit" className="lg:col-span-2">
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
  const { en, te } = contact.dataNotice;
  return (
    <div className="grid gap-y-2 border-t border-line pt-5 text-small text-subtle lg:col-span-2">
      <p>
        <Text as="span" text={en.text} /> <PrivacyLink label={en.privacyLink} />
      </p>
      <p lang="te" className="[line-height:1.8]">
        {te.text} <PrivacyLink label={te.privacyLink} />
      </p>
    </div>
  );
}

const PrivacyLink = ({ label }: { label: string }) => (
  <Link href="/privacy/" underline="always" className="text-primary">
    {label}
  </Link>
);
