import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Words } from '@/components/ui/words';
import { pages, site } from '@/content';
import { screens } from '@/tailwind.config';
import { langOf } from '../language';
import { DrawerContent } from './drawer-content';
import { LanguageSwitch } from './language-switch';
import { MenuButton } from './menu-button';
import { NavLink } from './nav-link';
import { ScrolledHeader } from './scrolled-header';
import { Wordmark } from './wordmark';

/** Wide screens show the links, narrow ones a menu. CSS alone chooses. */
export function Header() {
  const { menu, openMenu, closeMenu } = site.frame;
  return (
    <ScrolledHeader>
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-[8px] gap-y-1 py-2 md:min-h-18">
        {/* With large letters the buttons wrap below the wordmark. */}
        <Wordmark className="max-w-max flex-[1_1_7.5rem]" />
        <nav aria-label={site.frame.navigation} className="hidden items-center gap-x-8 md:flex">
          {site.navigation.map(({ label, href }) => (
            <NavLink
              key={href}
              href={href}
              className="min-w-11 border-b-2 border-transparent pt-2.5 pb-2 font-medium transition-paint hover:text-primary aria-[current=page]:border-primary forced-colors:not-aria-[current=page]:border-[Canvas]"
            >
              <Words text={label} />
            </NavLink>
          ))}
          <LanguageSwitch className="min-w-11 py-2.5 font-medium hover:text-primary" />
          <ButtonLink href={pages.contact.path} variant="soft" size="sm">
            <Words text={site.quote.header} />
          </ButtonLink>
        </nav>
        <div className="flex max-w-full shrink-0 flex-wrap items-center gap-[8px] md:hidden">
          <ButtonLink href={pages.contact.path} variant="soft" size="xs">
            <Words text={site.quote.compact} />
          </ButtonLink>
          <MenuButton
            words={{ menu, openMenu, closeMenu }}
            lang={langOf(openMenu)}
            title={<Words text={menu} />}
            wide={`(min-width: ${screens.md})`}
            openIcon={<Icon name="menu" />}
            closeIcon={<Icon name="x" />}
          >
            <DrawerContent />
          </MenuButton>
        </div>
      </Container>
    </ScrolledHeader>
  );
}
