import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { arm, spread } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { site } from '@/content/site';
import { phoneLink } from '../links';
import { NavLink } from './nav-link';

const river = spread(5, 260, 2)
  .map((end, index) =>
    arm(
      [
        { along: 0, across: 140, width: 14 },
        { along: 34, across: 140 + end / 24, width: 7 },
        { along: 68, across: 140 + end * 0.62, width: 4 },
        { along: 100 - 6 * (index % 2), across: 140 + end, width: 1.5 },
      ],
      { isDown: true, isStretched: true },
    ),
  )
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
        className="min-h-0 w-full flex-1 text-river-ink"
      >
        <path d={river} />
      </svg>
      <ul className="grid gap-1 border-t border-line pt-5 text-small text-muted">
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
