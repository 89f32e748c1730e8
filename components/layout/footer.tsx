import clsx from 'clsx';
import { BrandIcon } from '@/components/ui/brand-icon';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LineLink } from '@/components/ui/line-link';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { type Link as FooterLink, pages, site } from '@/content';
import { phoneLink } from '../links';
import { ContactDetails } from './contact-details';
import { LanguageSwitch } from './language-switch';
import { Newsletter } from './newsletter';
import { ToTopButton } from './to-top-button';
import { Wordmark } from './wordmark';

type LinkColumnProps = { heading: string; links: readonly FooterLink[]; className?: string };

function LinkColumn({ heading, links, className }: LinkColumnProps) {
  return (
    <nav aria-label={heading} className={className}>
      <h2 className="text-small text-ink">
        <Words text={heading} />
      </h2>
      <ul className="mt-2">
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link
              href={href}
              underline="hover"
              className="inline-flex min-h-11 min-w-8 items-center text-small hover:text-ink md:min-h-9"
            >
              <Words text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links of the company, with the one to all work where there is that page. */
function companyLinks(): readonly FooterLink[] {
  const { links } = site.footer.company;
  const { work } = pages;
  if (!work || links.some(({ href }) => href === work.path)) return links;
  return [...links, { id: 'work', label: work.breadcrumb, href: work.path }];
}

export function Footer() {
  const { footer } = site;
  return (
    <footer id="footer" tabIndex={-1} className="border-t border-line bg-footer text-muted footer-roles">
      <Container className="pt-16 pb-24 md:pt-18">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-3 lg:gap-x-12">
          <div>
            <Wordmark className="text-ink" />
            <p className="mt-4 max-w-[29em] text-small">
              <Words text={footer.lead} />
            </p>
            <LineLink href={phoneLink(site.phone)} className="mt-2 text-small text-ink">
              {site.phone}
            </LineLink>
            <ContactDetails className="mt-4" />
            {site.social.length > 0 && (
              <ul aria-label={footer.social.heading} className="mt-5 flex flex-wrap gap-2">
                {site.social.map(({ network, label, url }) => (
                  <li key={url}>
                    <Link
                      href={url}
                      aria-label={label}
                      className={clsx(
                        'flex items-center justify-center rounded border border-line text-ink hover:border-ink',
                        network === 'other' ? 'min-h-11 gap-2 px-3.5 text-small' : 'size-11',
                      )}
                    >
                      {network === 'other' ? (
                        <>
                          <Icon name="globe" className="size-4.5" />
                          <Words text={label} />
                        </>
                      ) : (
                        <BrandIcon name={network} className="size-4.5" />
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] content-start items-start gap-x-4 gap-y-8 lg:grid-cols-[3fr_2fr]">
            <LinkColumn {...footer.services} className="row-span-2" />
            <LinkColumn heading={footer.company.heading} links={companyLinks()} />
            <LinkColumn {...footer.legal} />
          </div>
          <Newsletter />
        </div>
        <div className="mt-12 flex flex-col items-start justify-between gap-4 border-t border-line pt-8 sm:flex-row sm:items-center">
          <p className="text-caption">
            <Words text={`© ${site.brand}, ${site.tagline}`} />
          </p>
          <LanguageSwitch className="inline-flex min-h-11 items-center text-small font-semibold text-ink underline underline-offset-4" />
          <ToTopButton className="inline-flex needs-script min-h-11 w-full items-center justify-center gap-2 rounded border border-line px-4 text-small font-semibold text-ink hover:border-ink sm:w-auto">
            <Icon name="arrowUp" className="size-4" />
            <Words text={footer.backToTop} />
          </ToTopButton>
        </div>
      </Container>
    </footer>
  );
}
