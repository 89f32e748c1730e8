import { Banner } from '@/components/ui/banner';
import { servicesPage } from '@/content';
import { StartAndChat } from './start-and-chat';

export function Closing() {
  const { heading, text, start, chat } = servicesPage.closing;
  return (
    <Banner heading={heading} text={text}>
      <StartAndChat start={start} chat={chat} />
    </Banner>
  );
}
