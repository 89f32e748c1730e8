import { Banner } from '@/components/ui/banner';
import { servicesPage, site } from '@/content';
import { StartAndChat } from './start-and-chat';

export function Closing() {
  const { heading, text, start, chat } = servicesPage.closing;
  return (
    <Banner heading={heading} text={text} meaning={site.frame.growth}>
      <StartAndChat start={start} chat={chat} />
    </Banner>
  );
}
