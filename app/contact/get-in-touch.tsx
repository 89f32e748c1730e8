import clsx from 'clsx';
import type { ReactNode } from 'react';
import { chatLink, emailLink } from '@/components/links';
import { BrandIcon } from '@/components/ui/brand-icon';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconTile } from '@/components/ui/icon-tile';
import { Link } from '@/components/ui/link';
import { Drawing } from '@/components/ui/picture-panel';
import { marked, Text } from '@/components/ui/text';
import { contact } from '@/content/contact';
import { site } from '@/content/site';

type ContactCardProps = {
  way: { title: string; text: string; action: string };
  href: string;
  icon: ReactNode;
  className: string;
  variant?: 'outline';
  children?: ReactNode;
};

function ContactCard({ way, href, icon, className, variant, children }: ContactCardProps) {
  return (
    // The loud surface has roles of its own, which the link's focus ring, around it, must not take.
    <Link href={href} className="group flex flex-col rounded">
      <span className={clsx('flex grow flex-col gap-5 rounded border p-5', className)}>
        <span className="flex flex-wrap gap-4">
          <IconTile>{icon}</IconTile>
          <span className="min-w-0 flex-1 basis-40">
            <Text
              as="span"
              className="block font-heading text-lead font-semibold text-ink"
              text={way.title}
            />
            <Text as="span" className="mt-1 block text-small" text={way.text} />
          </span>
        </span>
        {children}
        <span className={buttonClass({ variant, size: 'sm' }, 'mt-auto')}>
          {marked(way.action)}
          <Icon name="arrowRight" className="size-4 arrow" />
        </span>
      </span>
    </Link>
  );
}

/** A saree shop and the chilli trader beside it, in the street of About. */
const SHOPS = 'street#svgView(viewBox(4,68,372,246);preserveAspectRatio(xMidYMid%20slice))';

/** A voice note, and a photo of a shop with a line in Telugu, as a customer sends them. */
function ChatSample() {
  return (
    <span aria-hidden="true" className="flex flex-col text-gradient-dark print:hidden">
      <span className="ms-auto flex w-60 max-w-full items-center gap-3 rounded rounded-ee-none bg-white px-3 py-2">
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
      <span className="mt-2 flex flex-col rounded rounded-se-none bg-white p-1">
        <Drawing name={SHOPS} className="h-44 w-full rounded-tile rounded-se-none md:h-72" />
        <Text as="span" className="px-2 py-1 text-lead [line-height:1.9]" text={contact.getInTouch.sample} />
      </span>
    </span>
  );
}

export function GetInTouch() {
  const { heading, chat, email } = contact.getInTouch;
  return (
    <section aria-labelledby="in-touch" className="md:contents">
      <Text as="h2" id="in-touch" className="text-heading md:col-start-2 md:row-start-1" text={heading} />
      <div className="mt-4 grid grid-cols-1 gap-4 self-start max-md:items-start sm:grid-cols-2 md:mt-0 md:flex md:flex-col">
        <ContactCard
          way={chat}
          href={chatLink(site.chatNumber, site.chatGreeting)}
          icon={<BrandIcon name="whatsapp" className="size-6" />}
          className="border-transparent banner"
        >
          <ChatSample />
        </ContactCard>
        <ContactCard
          way={email}
          href={emailLink(site.email)}
          icon={<Icon name="mail" className="size-6" />}
          className="border-line bg-surface text-muted transition-paint group-hover:border-primary"
          variant="outline"
        />
      </div>
    </section>
  );
}
