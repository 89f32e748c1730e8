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

type ContactCardProps = {
  way: { title: string; text: string; action: string };
  href: string;
  icon: ReactNode;
  isLoud?: boolean;
  className: string;
  /** A picture, for which the card is larger. */
  children?: ReactNode;
};

function ContactCard({ way, href, icon, isLoud, className, children }: ContactCardProps) {
  const action = (
    <span
      className={clsx(
        'inline-flex items-center gap-2 text-small font-semibold',
        children
          ? 'min-h-12 justify-center rounded bg-primary px-5 text-on-primary'
          : 'mt-2 text-primary group-hover:underline',
      )}
    >
      <Text as="span" text={way.action} />
      <Icon name="arrowRight" className="size-4 arrow" />
    </span>
  );
  return (
    // The loud surface has roles of its own, which the link's focus ring, around it, must not take.
    <Link href={href} className={clsx('group flex flex-col rounded', className)}>
      <span
        className={clsx(
          'flex grow flex-col gap-5 rounded border p-5',
          isLoud
            ? 'border-transparent banner'
            : 'border-line bg-surface transition-paint group-hover:border-primary',
          // Not by growing: it would shrink when the other card comes.
          children && 'min-h-[42rem] md:p-8',
        )}
      >
        <span className="flex flex-wrap gap-4">
          <IconTile>{icon}</IconTile>
          <span className="min-w-0 flex-1 basis-40">
            <Text
              as="span"
              className={clsx(
                'block font-heading font-semibold',
                children ? 'text-[1.625rem] [line-height:1.1]' : 'text-heading',
              )}
              text={way.title}
            />
            <Text
              as="span"
              className={clsx('mt-2 block', !children && 'text-small', !isLoud && 'text-muted')}
              text={way.text}
            />
            {!children && action}
          </span>
        </span>
        {children}
        {children && action}
      </span>
    </Link>
  );
}

/** A voice note, and a photo of a shop with a line in Telugu, as a customer sends them. */
function ChatSample() {
  return (
    <span aria-hidden="true" className="flex grow flex-col text-gradient-dark print:hidden">
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
      <span className="mt-2 flex grow flex-col rounded rounded-se-none bg-white p-1">
        <Drawing name="shop" className="h-44 w-full grow rounded-tile bg-teal forced-color-adjust-none" />
        <span lang="te" className="px-2 py-1 text-lead [line-height:1.9]">
          {contact.getInTouch.sample}
        </span>
      </span>
    </span>
  );
}

/** On a phone it comes before the form; elsewhere it is beside the form, with a picture. */
export const Chat = (props: Pick<ContactCardProps, 'className' | 'children'>) => (
  <ContactCard
    {...props}
    way={contact.getInTouch.chat}
    href={chatLink(site.chatNumber, site.chatGreeting)}
    icon={<BrandIcon name="whatsapp" className="size-6" />}
    isLoud
  />
);

export function GetInTouch() {
  const { heading, email } = contact.getInTouch;
  return (
    <section
      aria-labelledby="in-touch"
      className="relative row-span-2 mt-3 flex flex-col gap-4 md:col-start-2 md:row-start-1 md:mt-0"
    >
      <Text
        as="h2"
        id="in-touch"
        className="text-heading md:absolute md:bottom-full md:pb-6"
        text={heading}
      />
      <Chat className="max-md:hidden">
        <ChatSample />
      </Chat>
      <ContactCard
        way={email}
        href={emailLink(site.email)}
        icon={<Icon name="mail" className="size-6" />}
        className="grow"
      />
    </section>
  );
}
