import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Text } from '@/components/ui/text';
import { notFound } from '@/content/not-found';
import { pages } from '@/content/pages';

export const metadata: Metadata = { title: notFound.title, description: notFound.description };

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-heading" className="overflow-hidden">
      <Container className="pt-6 pb-60 lg:py-24">
        <Text
          as="h1"
          id="not-found-heading"
          className="max-w-[8em] text-[clamp(1.75rem,11.3vw,5.5rem)] [line-height:1.04]"
          text={notFound.heading}
        />
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
          {/* The river parts at each button; the arm that was followed dries up at a stranded boat. */}
          <picture>
            <source media="(min-width: 75rem)" srcSet="/drawings/dry-channel-wide.svg" />
            <img
              src="/drawings/dry-channel.svg"
              alt=""
              width={1041}
              height={360}
              decoding="async"
              className="pointer-events-none absolute start-1 top-0 h-90 w-[65.0625rem] max-w-none evening md:start-13 lg:start-48 lg:-top-75 lg:h-153 lg:w-[200.125rem]"
            />
          </picture>
        </div>
      </Container>
    </section>
  );
}
