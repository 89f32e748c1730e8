import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { DeltaLines } from '@/components/ui/delta-lines';
import { notFound } from '@/content/not-found';
import { pages } from '@/content/pages';

const { title, description } = notFound;

/** The framework adds `noindex`. */
export const metadata: Metadata = { title, description };

export default function NotFound() {
  return (
    <section aria-labelledby="not-found-heading" className="relative isolate overflow-hidden">
      <Container className="pt-44 pb-16 md:py-24">
        <h1 id="not-found-heading" className="max-w-[10.3em] text-display">
          {notFound.heading}
        </h1>
        <p className="mt-4 max-w-[33em] text-lead text-muted">{notFound.text}</p>
        <p className="mt-8 font-semibold">{notFound.linksIntro}</p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {[pages.home, pages.services, pages.contact].map(({ path, breadcrumb }, index) => (
            <li key={path}>
              <ButtonLink href={path} variant={index ? 'outline' : 'solid'}>
                {breadcrumb}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Container>
      <DeltaLines className="end-0 top-0 -z-10 h-36 w-full text-delta md:h-full md:w-2/5 md:mask-[linear-gradient(to_right,transparent,#000_20%)]" />
    </section>
  );
}
