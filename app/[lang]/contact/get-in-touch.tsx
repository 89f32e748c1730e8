import type { ReactNode } from 'react';
import { chatLink, emailLink, phoneLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { buttonClass } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { contact, hero, site } from '@/content';
import { onEnglishPage } from '@/page-language';
import { WhoAnswers } from './who-answers';

const chatHref = () => chatLink(site.chatNumber, site.chatGreeting);

/** The chat, on an English page in Telugu too, and the telephone, above the form: for narrow screens, where `GetInTouch` is below it. */
export function QuickContact() {
  const { en, te } = contact.getInTouch.quick;
  const help = onEnglishPage(te);
  return (
    <div className="quick-contact mb-4 flex flex-col gap-2 text-small sm:flex-row md:hidden">
      <div className="relative flex grow items-center gap-[10px] rounded border border-primary bg-primary-soft px-[14px] py-1">
        <BrandIcon name="whatsapp" className="size-6 text-primary" />
        <div className="min-w-0">
          <Link
            href={chatHref()}
            className="block py-1.5 font-semibold after:absolute after:inset-0 after:rounded"
          >
            <Words text={en} />
            <Icon name="arrowRight" className="ms-1.5 inline-block size-4 arrow" />
          </Link>
          {help && (
            <Link
              href={chatLink(site.chatNumber, hero.teluguChat.greeting)}
              underline="always"
              className="relative z-10 block py-1.5 text-muted"
            >
              <Words text={help} />
            </Link>
          )}
        </div>
      </div>
      <Link
        href={phoneLink(site.phone)}
        className="flex min-h-11 grow items-center gap-[10px] rounded border border-control bg-surface px-[14px] font-semibold"
      >
        <Icon name="phone" className="size-6 text-primary" />
        {site.phone}
      </Link>
    </div>
  );
}

type ContactCardProps = {
  way: { title: string; text: string; action: string };
  href: string;
  icon: ReactNode;
  /** To copy, below the words. */
  address?: string;
  /** What a customer sends this way. */
  children?: ReactNode;
};

function ContactCard({ way, href, icon, address, children }: ContactCardProps) {
  return (
    <Link
      href={href}
      className="flex flex-col gap-4 rounded border border-line bg-surface p-[min(1rem,4.5vw)] text-muted transition-paint hover:border-primary"
    >
      <span className="flex flex-wrap items-center gap-4">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-primary-soft text-primary">
          {icon}
        </span>
        <span className="min-w-0 font-heading text-lead font-semibold text-ink">
          <Words text={way.title} />
        </span>
      </span>
      <span className="flex flex-col gap-1 text-small">
        <Words text={way.text} />
        {address && <span className="font-semibold text-ink">{address}</span>}
      </span>
      <span className={buttonClass({ variant: 'outline', size: 'sm' })}>
        <Words text={way.action} />
        <Icon name="arrowRight" className="size-4 arrow" />
      </span>
      {children}
    </Link>
  );
}

/** A voice note, and a photo of a shop with a line in Telugu, as a customer sends them. */
function ChatSample() {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3 text-ink">
      <span className="ms-auto flex w-60 max-w-full items-center gap-3 rounded bg-sunken px-3 py-2">
        <span className="rounded-full bg-accent p-2 text-on-accent">
          <Icon name="mic" className="size-5" />
        </span>
        <svg
          viewBox="0 0 168 24"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          className="min-w-0 flex-1"
        >
          <path d="M2 12h0M10 9v6M18 5v14M26 8v8M34 11v2M42 6v12M50 3v18M58 7v10M66 10v4M74 12h0M82 9v6M90 4v16M98 6v12M106 10v4M114 8v8M122 5v14M130 9v6M138 11v2M146 8v8M154 10v4M162 12h0" />
        </svg>
      </span>
      <span className="flex flex-col rounded bg-sunken p-1 md:ms-auto md:w-80 md:max-w-full">
        <Drawing name="shops" className="h-48 w-full rounded-tile bg-teal forced-color-adjust-none" />
        <span className="px-2 py-1 text-lead">
          <Words text={contact.getInTouch.sample} />
        </span>
      </span>
    </span>
  );
}

export function GetInTouch() {
  const { heading, chat, email } = contact.getInTouch;
  return (
    <section
      aria-labelledby="ways"
      className="ways mt-8 flex flex-col gap-4 rounded bg-sunken px-side py-5 md:mt-0 lg:p-6"
    >
      <h2 id="ways" className="text-heading">
        <Words text={heading} />
      </h2>
      <WhoAnswers className="hidden md:flex" />
      <ContactCard way={chat} href={chatHref()} icon={<BrandIcon name="whatsapp" />}>
        <ChatSample />
      </ContactCard>
      <ContactCard
        way={email}
        href={emailLink(site.email)}
        icon={<Icon name="mail" />}
        address={site.email}
      />
      <Link
        href={phoneLink(site.phone)}
        className="flex items-center gap-4 px-[min(1rem,4.5vw)] font-semibold"
      >
        <span className="flex size-11 items-center justify-center text-primary">
          <Icon name="phone" />
        </span>
        {site.phone}
      </Link>
    </section>
  );
}
