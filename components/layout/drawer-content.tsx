import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { site } from '@/content/site';
import { chatLink, phoneLink } from '../links';
import { NavLink } from './nav-link';

const WAYS = 3;
const ROW = 60;

/** From the button in a bend to the left, and from there an arm to the circle of each way. */
const river = arm([place(0, 140, 26), place(45, 150, 20), place(100, 9, 14)], {
  isDown: true,
  isStretched: true,
});
const arms = Array.from({ length: WAYS }, (_, way) => {
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
      <div className="relative ps-8 font-medium">
        <svg
          aria-hidden="true"
          viewBox={`0 0 32 ${WAYS * ROW}`}
          fill="currentColor"
          className="absolute start-0 top-0 h-[180px] w-8 text-river-ink"
        >
          <path d={arms.join('')} />
        </svg>
        <ul className="*:h-[60px]">
          <li>
            <Link href={chatLink(site.chatNumber, site.chatGreeting)} className={way}>
              <Circle>
                <BrandIcon name="whatsapp" />
              </Circle>
              {site.chatTooltip}
            </Link>
          </li>
          <li>
            <Link href={phoneLink(site.phone)} className={way}>
              <Circle>
                <Icon name="phone" />
              </Circle>
              {site.phone}
            </Link>
          </li>
          <li className="flex h-full items-center gap-3">
            <Circle>
              <Icon name="mapPin" />
            </Circle>
            <span className="min-w-0 leading-snug">
              {site.tagline}
              <Text as="span" className="block text-small font-normal text-muted" text={site.label} />
            </span>
          </li>
        </ul>
      </div>
    </>
  );
}

const way = 'flex h-full items-center gap-3 leading-snug hover:text-primary';

const Circle = ({ children }: { children: ReactNode }) => (
  <span className="flex size-11 shrink-0 items-center justify-center rounded-full border-2 border-river-ink bg-surface text-primary">
    {children}
  </span>
);
