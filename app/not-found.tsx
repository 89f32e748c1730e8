import type { Metadata } from 'next';
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { notFound } from '@/content/not-found';
import { pages } from '@/content/pages';

export const metadata: Metadata = { title: notFound.title, description: notFound.description };

const headline = 'text-headline max-tablet:text-[max(11.3vw,1.75rem)]';

const river = [
  arm([place(1900, 110, 64), place(900, 60, 32), place(240, 87, 15)]),
  ...[26, 87, 148].map((button) => arm([place(240, 87, 15), place(0, button, 3)])),
].join('');

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-heading" className="overflow-hidden">
      <Container className="pt-6 pb-60 md:py-24">
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
          <svg
            aria-hidden="true"
            viewBox="0 0 240 174"
            fill="currentColor"
            className="pointer-events-none absolute start-36 top-0 h-[10.875rem] w-60 overflow-visible text-river-ink md:start-48"
          >
            <path d={river} />
            <DryArm
              className="md:hidden"
              course={arm([place(100, 162, 9), place(180, 150, 6), place(236, 148, 3)], { isDown: true })}
              dashes="M148 246C148 264 150 282 132 290"
              boat={{ x: -130, y: 178, width: 260 }}
            />
            <DryArm
              className="hidden md:inline lg:hidden"
              course={arm([place(980, 58, 16), place(736, -68, 3)])}
              dashes="M724 -70C700 -76 690 -88 652 -90"
              boat={{ x: 346, y: -220, width: 306 }}
            />
            <DryArm
              className="hidden lg:inline"
              course={arm([place(1000, 60, 20), place(780, -50, 3)])}
              dashes="M768 -52C734 -56 712 -70 704 -112"
              boat={{ x: 484, y: -350, width: 440 }}
            />
          </svg>
        </div>
      </Container>
    </section>
  );
}

type DryArmProps = { className: string; course: string; dashes: string; boat: ComponentProps<'image'> };

/** An arm that breaks off into dashes, and what has stranded there. */
function DryArm({ className, course, dashes, boat }: DryArmProps) {
  return (
    <g className={className}>
      <path d={course} />
      <path d={dashes} fill="none" stroke="currentColor" strokeWidth="3" strokeDasharray="9 13" />
      <image href="/drawings/boat.svg" {...boat} />
    </g>
  );
}
