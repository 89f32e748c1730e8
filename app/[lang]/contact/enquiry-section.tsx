import { emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Words, wordsOf } from '@/components/ui/words';
import { type Contact, contact, homeServices, pages, services, site } from '@/content';
import { onEnglishPage } from '@/page-language';
import { ContactForm, type FieldWords } from './contact-form';
import { letterOf } from './enquiry';
import type { NoticeWords } from './enquiry-notice';

const optionOf = ({ slug, title }: { slug: string; title: string }) => ({ value: slug, label: title });

/** The options of the field, by slug. The last one is what is none of them. */
const optionsOf = () => [...services.map(optionOf), { value: 'other', label: contact.otherService }];

/** What the message calls each choice: an option, a service that only a link of the home page chooses, and none. */
const titlesOf = () =>
  Object.fromEntries(
    [...optionsOf(), ...homeServices.map(optionOf), { value: '', label: contact.generalInquiry }].map(
      ({ value, label }) => [value, label],
    ),
  );

const asked = ({ hintTelugu, ...words }: Contact['fields']['email']) => ({
  ...wordsOf(words),
  hintTelugu: onEnglishPage(<Words text={hintTelugu} />),
});

const fieldWords = ({ fullName, email, service, message }: Contact['fields']): FieldWords => ({
  fullName: asked(fullName),
  email: asked(email),
  service: { ...service, label: <Words text={service.label} /> },
  message: asked(message),
});

const noticeWords = ({ close, tooLongBy, successTelugu, ...words }: Contact['notices']): NoticeWords => ({
  close,
  tooLongBy,
  ...wordsOf(words),
  successTelugu: onEnglishPage(<Words text={successTelugu} />),
});

export function EnquirySection() {
  const { fields, notes, send, afterSend, notices, enquiry, noScript } = contact;
  return (
    <div className="enquiry">
      <ContactForm
        chatNumber={site.chatNumber}
        services={titlesOf()}
        options={optionsOf()}
        fields={fieldWords(fields)}
        notes={wordsOf(notes)}
        letter={letterOf(enquiry)}
        serviceLabel={enquiry.serviceLabel}
        noticeParts={{
          words: noticeWords(notices),
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

/** On an English page in Telugu too. */
function DataNotice() {
  const { en, te } = contact.dataNotice;
  return (
    <div className="mt-2 grid gap-y-2 text-small text-subtle">
      {[en, onEnglishPage(te)].map(
        (notice) =>
          notice && (
            <p key={notice.text}>
              <Words text={notice.text} />{' '}
              <Link href={pages.privacy.path} underline="always" className="text-primary">
                <Words text={notice.privacyLink} />
              </Link>
            </p>
          ),
      )}
    </div>
  );
}
