import clsx from 'clsx';
import type { ReactNode } from 'react';
import { chatLink, emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Icon } from '@/components/ui/icon';
import { IconTile } from '@/components/ui/icon-tile';
import { Link } from '@/components/ui/link';
import { Drawing } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

type Way = { title: string; text: string; action: string };

type ContactCardProps = {
  way: Way;
  href: string;
  icon: ReactNode;
  isLoud?: boolean;
};

function ContactCard({ way, href, icon, isLoud }: ContactCardProps) {
  const action = (
    <span
      className={clsx(
        'inline-flex items-center gap-2 text-small font-semibold',
        isLoud
          ? 'mt-auto min-h-12 justify-center rounded bg-primary px-5 text-on-primary'
          : 'mt-2 text-primary group-hover:underline',
      )}
    >
      {way.action}
      <Icon name="arrowRight" className="size-4 arrow" />
    </span>
  );
  return (
    // The loud surface has roles of its own, which the link's focus ring, around it, must not take.
    <Link href={href} className={clsx('group flex flex-col rounded', !isLoud && 'grow')}>
      <span
        className={clsx(
          'flex grow flex-col gap-5 rounded border p-5',
          isLoud
            ? // Not by growing: it would shrink when the other card comes.
              'border-transparent banner lg:min-h-[28.5rem] lg:p-7'
            : 'border-line bg-surface transition-paint group-hover:border-primary',
        )}
      >
        <span className="flex flex-wrap gap-4">
          <IconTile>{icon}</IconTile>
          <span className="min-w-0 flex-1 basis-40">
            <Text
              as="span"
              className={clsx(
                'block font-heading font-semibold',
                isLoud ? 'text-[1.625rem] leading-[1.2]' : 'text-heading',
              )}
              text={way.title}
            />
            <Text
              as="span"
              className={clsx('mt-2 block text-pretty', !isLoud && 'text-small text-muted')}
              text={way.text}
            />
            {!isLoud && action}
          </span>
        </span>
        {isLoud && <ChatSample />}
        {isLoud && action}
      </span>
    </Link>
  );
}

/** A voice note, and a photo of a shop with a line in Telugu, as a customer sends them. */
function ChatSample() {
  return (
    <span aria-hidden="true" className="text-gradient-dark large-text:hidden print:hidden">
      <span className="ms-auto flex w-60 max-w-full items-center gap-3 rounded rounded-ee-none bg-white px-3 py-2">
        <span className="rounded-full bg-accent p-2 text-on-accent">
          <Icon name="mic" className="size-5" />
        </span>
        <svg
          viewBox="0 0 168 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          className="min-w-0 flex-1"
        >
          <path d="M2 12h0M10 9v6M18 5v14M26 8v8M34 11v2M42 6v12M50 3v18M58 7v10M66 10v4M74 12h0M82 9v6M90 4v16M98 6v12M106 10v4M114 8v8M122 5v14M130 9v6M138 11v2M146 8v8M154 10v4M162 12h0" />
        </svg>
      </span>
      <span className="ms-auto mt-2 block w-60 max-w-full rounded rounded-se-none bg-white p-1">
        <span className="block h-24 overflow-hidden rounded-tile bg-teal max-md:hidden">
          <Drawing name="shop" className="size-full" />
        </span>
        <span lang="te" className="block px-2 py-1 leading-[1.9]">
          {contact.getInTouch.sample}
        </span>
      </span>
    </span>
  );
}

export function GetInTouch() {
  const { heading, chat, email } = contact.getInTouch;
  return (
    <section
      aria-labelledby="get-in-touch-heading"
      className="mt-3 flex flex-col md:col-start-2 md:row-start-1 md:mt-0"
    >
      <Text as="h2" id="get-in-touch-heading" className="text-heading" text={heading} />
      <div className="mt-4 flex grow flex-col gap-4">
        <ContactCard
          way={chat}
          href={chatLink(site.chatNumber, site.chatGreeting)}
          icon={<BrandIcon name="whatsapp" className="size-6" />}
          isLoud
        />
        <ContactCard
          way={email}
          href={emailLink(site.email)}
          icon={<Icon name="mail" className="size-6" />}
        />
      </div>
    </section>
  );
}
