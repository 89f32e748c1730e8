import { Banner } from '@/components/ui/banner';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { servicesPage } from '@/content/services';
import { site } from '@/content/site';
import { chatLink } from '../links';

export function Closing() {
  const { heading, text, start, chat } = servicesPage.closing;
  return (
    <Banner heading={heading} text={text}>
      <ButtonLink href="/contact/">{start}</ButtonLink>
      <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
        <BrandIcon name="whatsapp" />
        {chat}
      </ButtonLink>
    </Banner>
  );
}
