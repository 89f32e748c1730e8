import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { site } from '@/content/site';
import { chatLink, phoneLink } from '../links';
import { NavLink } from './nav-link';

const ways = [
  {
    icon: <BrandIcon name="whatsapp" />,
    text: site.chatTooltip,
    href: chatLink(site.chatNumber, site.chatGreeting),
  },
  { icon: <Icon name="phone" />, text: site.phone, href: phoneLink(site.phone) },
  { icon: <Icon name="mapPin" />, text: site.tagline, more: site.label },
];
/** The height of a way, in pixels before text is enlarged. */
const ROW = 60;

/** From the button in a bend to the left, and from there an arm to the circle of each way. */
const river = arm([place(0, 140, 26), place(52, 152, 22), place(100, 9, 14)], {
  isDown: true,
  isStretched: true,
});
const arms = ways.map((_, way) => {
  const middle = ROW * (way + 0.5);
  const inner = 16 - way * 4;
  return `M2 0V${middle - 20}Q2 ${middle + 1.5} 32 ${middle + 1.5}v-3Q${inner} ${middle - 1.5} ${inner} ${middle - 24}V0Z`;
});

export function DrawerContent() {
  return (
    <>
      <nav aria-label={site.frame.menu}>
        <ul className="grid gap-1">
          {site.navigation.map(({ label, href }) => (
            <li key={href}>
              <NavLink
                href={href}
                className="flex min-h-14 items-center rounded px-4 font-heading text-heading font-semibold hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary forced-colors:aria-[current=page]:highlighted"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink href="/contact/" isWide className="mt-4">
        {site.quote.drawer}
      </ButtonLink>
      <svg
        aria-hidden="true"
        viewBox="0 0 280 100"
        preserveAspectRatio="none"
        fill="currentColor"
        className="min-h-0 w-full flex-1 text-river-ink"
      >
        <path d={river} />
      </svg>
      <div className="relative ps-8 text-small font-medium">
        <svg
          aria-hidden="true"
          viewBox={`0 0 32 ${ways.length * ROW}`}
          fill="currentColor"
          className="absolute start-0 h-full w-8 text-river-ink large-text:hidden"
        >
          <path d={arms.join('')} />
        </svg>
        <ul>
          {ways.map(({ icon, text, more, href }) => {
            const Way = href ? Link : 'span';
            return (
              <li key={text} className="h-15 large-text:h-auto">
                <Way href={href!} className="flex h-full items-center gap-3 hover:[a&]:text-primary">
                  <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
                    {icon}
                  </span>
                  <span className="leading-snug">
                    {text}
                    {more && <Text as="span" className="block text-small text-muted" text={more} />}
                  </span>
                </Way>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
