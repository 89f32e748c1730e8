import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { ClosingBanner } from '@/components/ui/closing-banner';
import { servicesPage } from '@/content/services';
import { site } from '@/content/site';
import { chatLink } from '../links';

/** The invitation at the foot of a page. */
export function Closing() {
  const { heading, text, start, chat } = servicesPage.closing;
  return (
    <ClosingBanner heading={heading} text={text}>
      <ButtonLink href="/contact/">{start}</ButtonLink>
      <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
        <BrandIcon name="whatsapp" />
        {chat}
      </ButtonLink>
    </ClosingBanner>
  );
}
