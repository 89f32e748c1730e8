import type { ReactNode } from 'react';
import { chatLink, emailLink } from '@/components/layout/contact-links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

type Way = { title: string; text: string; action: string };

function ContactCard({ way, href, icon }: { way: Way; href: string; icon: ReactNode }) {
  return (
    <ExternalLink
      href={href}
      className="group flex flex-wrap gap-4 rounded border border-line bg-surface p-5 shadow-raised transition-[border-color] hover:border-primary"
    >
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-tile bg-primary-soft text-primary">
        {icon}
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-heading text-heading font-semibold">{way.title}</span>
        <span className="mt-1 block text-small text-muted">{way.text}</span>
        <span className="mt-2 block text-small font-semibold text-primary group-hover:underline">
          {way.action}
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
        />
        <ContactCard way={email} href={emailLink} icon={<Icon name="mail" className="size-6" />} />
      </div>
    </section>
  );
}
