import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { arm, place } from '@/components/ui/river';
import { Text } from '@/components/ui/text';
import { notFound } from '@/content/not-found';
import { pages } from '@/content/pages';

const { title, description } = notFound;

export const metadata: Metadata = { title, description };

const river = [
  arm([place(1900, 110, 64), place(900, 60, 32), place(240, 87, 15)]),
  ...[26, 87, 148].map((button) => arm([place(240, 87, 15), place(0, button, 3)])),
].join('');

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-heading" className="overflow-hidden">
      <Container className="pt-14 pb-20 md:pt-24 md:pb-28">
        <Text
          as="h1"
          id="not-found-heading"
          className="max-w-[10.3em] text-display"
          text={notFound.heading}
        />
        <Text className="mt-4 max-w-[24em] pe-8 text-lead text-muted" text={notFound.text} />
        <Text className="mt-8 font-semibold" text={notFound.linksIntro} />
        <div className="relative mt-4">
          <ul className="grid w-36 gap-[0.8125rem] md:w-48">
            {[pages.home, pages.services, pages.contact].map(({ path, breadcrumb }, index) => (
              <li key={path}>
                <ButtonLink href={path} variant={index ? 'outline' : 'solid'} isWide>
                  {breadcrumb}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <svg
            aria-hidden="true"
            viewBox="0 0 240 174"
            fill="currentColor"
            className="absolute start-36 top-0 h-[10.875rem] w-60 overflow-visible text-river-ink md:start-48"
          >
            <path d={river} />
            <DryArm
              className="md:hidden"
              course={arm([place(92, 268, 8), place(-40, 200, 5), place(-150, 188, 2.5)], { isDown: true })}
              dashes="M188 -162C188 -215 156 -236 112 -236"
            />
            <DryArm
              className="hidden md:inline"
              course={arm([place(860, 61, 8), place(580, -96, 6), place(440, -166, 3)])}
              dashes="M428 -166C340 -166 330 -247 206 -247"
            />
          </svg>
        </div>
      </Container>
    </section>
  );
}

type DryArmProps = { className: string; course: string; dashes: string };

/** An arm that breaks off into dashes. */
function DryArm({ className, course, dashes }: DryArmProps) {
  return (
    <g className={className}>
      <path d={course} />
      <path
        d={dashes}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="9 13"
      />
    </g>
  );
}
