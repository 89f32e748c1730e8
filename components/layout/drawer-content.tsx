import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { site } from '@/content/site';
import { phoneLink } from '../links';
import { NavLink } from './nav-link';

/** What the drawer holds; it is rendered here and only shown by the island. */
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
      <ul className="mt-auto grid gap-1 border-t border-line pt-5 text-small text-muted">
        <li className="flex items-center gap-3 py-2">
          <Icon name="map-pin" className="size-5 shrink-0 text-primary" />
          {site.tagline}
        </li>
        <li>
          <a href={phoneLink(site.phone)} className="flex min-h-11 items-center gap-3 hover:text-primary">
            <Icon name="phone" className="size-5 shrink-0 text-primary" />
            {site.phone}
          </a>
        </li>
        <li className="py-2 ps-8 font-semibold text-ink">{site.label}</li>
      </ul>
    </>
  );
}
