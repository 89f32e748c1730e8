import { Icon } from '@/components/ui/icon';
import { site } from '@/content';
import { langOf } from '../language';
import { ChatButton } from './chat-button';
import { ScrollToTop } from './scroll-to-top';

/** On every page, above its content. The footer leaves room for them. */
export function FloatingButtons() {
  const { shortcuts, scrollToTop } = site.frame;
  return (
    <section aria-label={shortcuts}>
      <ScrollToTop aria-label={scrollToTop} lang={langOf(scrollToTop)}>
        <Icon name="arrowUp" />
      </ScrollToTop>
      <ChatButton />
    </section>
  );
}
