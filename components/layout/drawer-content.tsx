import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { site } from '@/content/site';
import { phoneLink } from '../links';
import { NavLink } from './nav-link';

/** From the button down to the address: the arm that ends at its pin, and three that run dry before it. */
const river = [
  [place(0, 140, 16), place(32, 134, 13), place(66, 58, 8), place(100, 10, 3)],
  [place(0, 140, 10), place(32, 136, 7), place(72, 128, 4), place(94, 92, 1.5)],
  [place(0, 141, 12), place(30, 138, 7), place(64, 200, 5), place(88, 176, 1.5)],
  [place(0, 142, 10), place(28, 141, 6), place(60, 212, 4), place(97, 258, 1.5)],
]
  .map((places) => arm(places, { isDown: true, isStretched: true }))
  .join('');

export function DrawerContent() {
  return (
    <>
      <nav aria-label={site.frame.menu}>
        <ul className="grid gap-1">
          {site.navigation.map(({ label, href }) => (
            <li key={href}>
              <NavLink
                href={href}
                className="flex min-h-12 items-center rounded px-4 font-medium hover:bg-sunken aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary forced-colors:aria-[current=page]:highlighted"
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
        className="-mb-3 min-h-0 w-full flex-1 text-river-ink"
      >
        <path d={river} />
      </svg>
      <ul className="grid gap-1 pt-5 text-small text-muted">
        <li className="flex items-center gap-3 py-2">
          <Icon name="mapPin" className="size-5 shrink-0 text-primary" />
          {site.tagline}
        </li>
        <li>
          <a href={phoneLink(site.phone)} className="flex min-h-11 items-center gap-3 hover:text-primary">
            <Icon name="phone" className="size-5 shrink-0 text-primary" />
            {site.phone}
          </a>
        </li>
        <Text as="li" className="py-2" text={site.label} />
      </ul>
    </>
  );
}
