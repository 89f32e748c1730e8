import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { pages, site } from '@/content';
import { chatLink } from '../links';

/** The two ways on, beside or below each other: to the contact form, and to the chat. */
export function StartAndChat({ start, chat }: { start: string; chat: string }) {
  return (
    <>
      <ButtonLink href={pages.contact.path}>
        <Words text={start} />
      </ButtonLink>
      <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
        <BrandIcon name="whatsapp" />
        <Words text={chat} />
      </ButtonLink>
    </>
  );
}
