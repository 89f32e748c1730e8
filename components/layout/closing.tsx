import { Banner } from '@/components/ui/banner';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Words } from '@/components/ui/words';
import { servicesPage } from '@/texts/services';
import { site } from '@/texts/site';
import { chatLink } from '../links';

export function Closing() {
  const { heading, text, start, chat } = servicesPage.closing;
  return (
    <Banner heading={heading} text={text}>
      <ButtonLink href="/contact/">
        <Words text={start} />
      </ButtonLink>
      <ButtonLink href={chatLink(site.chatNumber, site.chatGreeting)} variant="outline">
        <BrandIcon name="whatsapp" />
        <Words text={chat} />
      </ButtonLink>
    </Banner>
  );
}
