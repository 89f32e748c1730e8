import clsx from 'clsx';
import type { ReactNode } from 'react';
import { chatLink, emailLink } from '@/components/layout/contact-links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

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
    <ExternalLink href={href} className="group block rounded">
      <span
        className={clsx(
          'flex flex-wrap gap-4 rounded border p-5',
          isLoud
            ? 'border-transparent banner lg:p-7'
            : 'border-line bg-surface transition-[border-color] group-hover:border-primary',
        )}
      >
        <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-tile bg-primary-soft text-primary">
          {icon}
        </span>
        <span className="min-w-0 flex-1 basis-40">
          <span className={clsx('block font-heading font-semibold', isLoud ? 'text-title' : 'text-heading')}>
            {way.title}
          </span>
          <span className={clsx('mt-1 block', isLoud ? 'text-body' : 'text-small text-muted')}>
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
    </ExternalLink>
  );
}

export function GetInTouch() {
  const { heading, chat, email } = contact.getInTouch;
  return (
    <section aria-labelledby="get-in-touch-heading">
      <h2 id="get-in-touch-heading" className="text-heading">
        {heading}
      </h2>
      <div className="mt-4 space-y-4">
        <ContactCard
          way={chat}
          href={chatLink(site.chatGreeting)}
          icon={<BrandIcon name="whatsapp" className="size-6" />}
          isLoud
        />
        <ContactCard way={email} href={emailLink} icon={<Icon name="mail" className="size-6" />} />
      </div>
    </section>
  );
}
