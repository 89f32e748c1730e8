import './not-found-section.css';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Drawing } from '@/components/ui/drawing';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { contentIn, notFound, pages, site } from '@/content';
import { drawings } from '@/drawings';
import { screens } from '@/tailwind.config';

/** What 404.html says. */
export function NotFoundSection() {
  return (
    <section aria-labelledby="not-found-heading" className="overflow-hidden">
      <Container className="pt-6 pb-60 lg:py-24">
        <h1
          id="not-found-heading"
          className="max-w-[8em] text-[clamp(1.75rem,11.3vw,5.5rem)] [line-height:1.04]"
        >
          <Words text={notFound.heading} />
        </h1>
        <p className="mt-4 max-w-lg text-lead text-balance text-muted">
          <Words text={notFound.text} />
        </p>
        <TeluguNotice />
        <p className="mt-8 font-semibold">
          <Words text={notFound.linksIntro} />
        </p>
        <div className="relative mt-4">
          <ul className="lost-links grid">
            {[pages.home, pages.services, pages.contact].map(({ path, breadcrumb }, index) => (
              <li key={path}>
                <ButtonLink href={path} variant={index ? 'outline' : 'solid'} className="w-full">
                  <Words text={breadcrumb} />
                </ButtonLink>
              </li>
            ))}
          </ul>
          {/* The river has an arm to each button; one arm has dried up, with a boat stranded in it. */}
          <picture>
            <source media={`(min-width: ${screens.lg})`} srcSet={drawings['dry-channel-wide'].src} />
            <Drawing
              name="dry-channel"
              loading="eager"
              className="lost-river pointer-events-none absolute max-w-none"
            />
          </picture>
        </div>
      </Container>
    </section>
  );
}

/** The same in Telugu: a host has one file for all unknown addresses. */
function TeluguNotice() {
  if (!site.telugu.isPublic) return null;
  const telugu = contentIn('te');
  const { breadcrumb, path } = telugu.pages.home;
  return (
    <p className="mt-4 max-w-lg text-muted">
      <Words text={telugu['not-found'].heading} />. <Words text={telugu['not-found'].text} />{' '}
      <Link href={path} hrefLang="te-IN" underline="always" className="font-semibold text-primary">
        <Words text={breadcrumb} />
      </Link>
    </p>
  );
}
