import { Icon } from '@/components/ui/icon';
import { site } from '@/content';
import { ChatButton } from './chat-button';
import { ScrollToTop } from './scroll-to-top';

/** On every page, above its content. The footer leaves room for them. */
export function FloatingButtons() {
  return (
    <section aria-label={site.frame.shortcuts}>
      <ScrollToTop label={site.frame.scrollToTop}>
        <Icon name="arrowUp" />
      </ScrollToTop>
      <ChatButton />
    </section>
  );
}
