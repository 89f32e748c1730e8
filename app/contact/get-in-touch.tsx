import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ContactDetails } from '@/components/layout/contact-details';
import { chatLink, emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { DeltaLines, DeltaTips } from '@/components/ui/delta-lines';
import { Icon } from '@/components/ui/icon';
import { IconTile } from '@/components/ui/icon-tile';
import { Link } from '@/components/ui/link';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

const river = 'start-0 top-0 h-[calc(100%-1.25rem)] w-[calc(100%-1rem)]';

type Way = { title: string; text: string; action: string };

type ContactCardProps = {
  way: Way;
  href: string;
  icon: ReactNode;
  /** The way that most should take. */
  isLoud?: boolean;
};

function ContactCard({ way, href, icon, isLoud }: ContactCardProps) {
  return (
    // The loud surface has roles of its own, which the link's focus ring, around it, must not take.
    <Link href={href} className={clsx('group flex flex-col rounded', !isLoud && 'grow')}>
      <span
        className={clsx(
          'flex grow flex-col overflow-hidden rounded border',
          isLoud
            ? 'border-transparent banner'
            : 'border-line bg-surface transition-paint group-hover:border-primary',
        )}
      >
        <span className="flex flex-wrap gap-4 p-5 lg:p-7">
          <IconTile>{icon}</IconTile>
          <span className="min-w-0 flex-1 basis-40">
            <span
              className={clsx('block font-heading font-semibold', isLoud ? 'text-title' : 'text-heading')}
            >
              {way.title}
            </span>
            <span className={clsx('mt-2 block text-pretty', !isLoud && 'text-small text-muted')}>
              {way.text}
            </span>
            <span
              className={clsx(
                'inline-flex items-center gap-2 text-small font-semibold',
                isLoud
                  ? 'mt-5 min-h-12 rounded bg-primary px-5 text-on-primary'
                  : 'mt-2 text-primary group-hover:underline',
              )}
            >
              {way.action}
              <Icon name="arrow-right" className="size-4 arrow" />
            </span>
          </span>
        </span>
        {isLoud && (
          <span className="relative hidden h-36 md:block lg:h-45 print:hidden">
            <DeltaLines isFine className={`text-delta ${river}`} />
            <DeltaTips isFine className={`text-accent ${river}`} />
          </span>
        )}
      </span>
    </Link>
  );
}

export function GetInTouch() {
  const { heading, chat, email } = contact.getInTouch;
  return (
    <section
      aria-labelledby="get-in-touch-heading"
      className="mt-3 flex flex-col md:col-start-2 md:row-start-1 md:mt-0"
    >
      <h2 id="get-in-touch-heading" className="text-heading">
        {heading}
      </h2>
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
      <ContactDetails className="mt-5 grid gap-2 text-small text-muted not-italic" />
    </section>
  );
}
