import clsx from 'clsx';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { pages, site } from '@/content';
import { chatLink, phoneLink } from '../links';
import { LanguageSwitch } from './language-switch';
import { NavLink } from './nav-link';

const linkClass =
  'flex min-h-13 items-center rounded px-4 font-heading text-heading font-semibold hover:bg-sunken';

/** Ways to reach us. A stream joins their circles: it comes from the button above, and is the river of the map below. */
const ways = () => [
  {
    icon: <BrandIcon name="whatsapp" />,
    text: site.chatTooltip,
    href: chatLink(site.chatNumber, site.chatGreeting),
  },
  { icon: <Icon name="phone" />, text: site.phone, href: phoneLink(site.phone) },
  { icon: <Icon name="mapPin" />, text: site.tagline, more: site.label },
];

export function DrawerContent() {
  return (
    <>
      <nav aria-label={site.frame.menu} className="pb-3">
        <ul className="grid gap-1">
          {site.navigation.map(({ label, href }) => (
            <li key={href}>
              <NavLink
                href={href}
                className={`${linkClass} aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary aria-[current=page]:underline forced-colors:aria-[current=page]:highlighted`}
              >
                <Words text={label} />
              </NavLink>
            </li>
          ))}
          {site.telugu.isPublic && (
            <li>
              <LanguageSwitch className={linkClass} />
            </li>
          )}
        </ul>
      </nav>
      <ButtonLink href={pages.contact.path} className="w-full">
        <Words text={site.quote.drawer} />
      </ButtonLink>
      <div className="relative flex grow flex-col text-small font-medium">
        <Drawing name="stream" className="absolute h-full w-21" />
        <ul className="relative flex grow flex-col justify-around ps-4 pt-6 pb-[max(1rem,env(safe-area-inset-bottom))]">
          {ways().map(({ icon, text, more, href }) => {
            const Way = href ? Link : 'span';
            return (
              <li key={text} className="flex items-center py-1.5">
                <Way
                  href={href!}
                  className={clsx('flex grow items-center gap-3', href && 'hover:text-primary')}
                >
                  <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
                    {icon}
                  </span>
                  <span className="[line-height:1.4]">
                    <Words text={text} />
                    {more && (
                      <span className="block text-small text-muted">
                        <Words text={more} />
                      </span>
                    )}
                  </span>
                </Way>
              </li>
            );
          })}
        </ul>
      </div>
      <Drawing
        // Its river begins where the stream above ends.
        name="towns"
        className="-mx-5 h-72 min-h-16 w-80 max-w-none bg-leaf"
      />
    </>
  );
}
