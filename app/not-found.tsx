import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { place, RiverArms } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { notFound } from '@/content/not-found';
import { pages } from '@/content/pages';

export const metadata: Metadata = { title: notFound.title, description: notFound.description };

const headline = 'text-headline max-tablet:text-[max(11.3vw,1.75rem)]';

/** Where the arms end: in the middle of each button. */
const [home, services, contact] = [place(0, 24, 3), place(0, 85, 3), place(0, 146, 3)];

/** The river from the right to Services, its arms to Contact and Home, and the dry one: each leaves along a bank, in the river's own direction. */
const wide = [
  [place(1900, 200, 64, 0.06), place(960, 116, 38, 0.08), place(560, 92, 22, 0.03), services],
  [place(560, 98, 10, 0.03), contact],
  [place(430, 84, 8, 0.01), home],
  [place(960, 105, 16, 0.08), place(770, 34, 5.3, 0.5)],
];
const narrow = [
  [place(900, 150, 50, 0.05), place(330, 116, 24, 0.08), place(215, 107, 19, 0.06), services],
  [place(215, 112, 9, 0.06), contact],
  [place(190, 101, 9, 0.06), home],
  [place(300, 118, 12, 0.08), place(166, 190, 6, -0.9)],
];

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-heading" className="overflow-hidden">
      <Container className="pt-6 pb-60 lg:py-24">
        <Text as="h1" id="not-found-heading" className={headline} text={notFound.heading} />
        <Text className="mt-4 max-w-lg text-lead text-balance text-muted" text={notFound.text} />
        <Text className="mt-8 font-semibold" text={notFound.linksIntro} />
        <div className="relative mt-4">
          <ul className="grid w-36 gap-[0.8125rem] md:w-48">
            {[pages.home, pages.services, pages.contact].map(({ path, breadcrumb }, index) => (
              <li key={path}>
                <ButtonLink href={path} variant={index ? 'outline' : 'solid'} className="w-full">
                  {breadcrumb}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <River arms={wide} dry="M770 34C742 20 737 -14 736 -48" className="hidden md:start-48 lg:block">
            <image href="/drawings/boat.svg" x="472" y="-292" width="472" />
          </River>
          <River
            arms={narrow}
            dry="M166 190C150 204 140 250 139 310"
            className="start-36 md:start-48 lg:hidden"
          >
            <image href="/drawings/boat.svg" x="-136" y="182" width="290" />
          </River>
        </div>
      </Container>
    </section>
  );
}

/** Its `dry` arm breaks off into dashes, in which a boat has stranded. */
function River({ dry, className, children, ...props }: ComponentProps<typeof RiverArms> & { dry: string }) {
  return (
    <RiverArms
      viewBox="0 0 240 174"
      className={`pointer-events-none absolute top-0 h-[10.875rem] w-60 overflow-visible text-river-ink ${className}`}
      {...props}
    >
      <path
        d={dry}
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 12 20 12 15 13 10 13 6 14 2 14 0 14"
      />
      {children}
    </RiverArms>
  );
}
