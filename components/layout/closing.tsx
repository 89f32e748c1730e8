import { CallToAction } from '@/components/ui/call-to-action';
import { servicesPage, site } from '@/content';
import { onEnglishPage } from '@/page-language';
import { StartAndChat } from './start-and-chat';

export function Closing() {
  const { heading, text, start, chat } = servicesPage.closing;
  return (
    <CallToAction heading={heading} text={text} meaning={onEnglishPage(site.frame.growth)}>
      <StartAndChat start={start} chat={chat} />
    </CallToAction>
  );
}
