import { contactHref, serviceHref } from '@/components/page-links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PicturePanel } from '@/components/ui/picture-panel';
import { TickList } from '@/components/ui/tick-list';
import { Words } from '@/components/ui/words';
import { homeSections, type HomeService, pages } from '@/content';

/** A service of the home page. The first one's button is the loudest. The words take what height is left, so that the buttons of cards beside each other are in line. */
export function HomeServiceCard({ service, isFirst }: { service: HomeService; isFirst: boolean }) {
  const { slug, title, description, points, icon, drawing, photo, gradient, tag } = service;
  const href = service.service ? serviceHref(service.service) : pages.services.path;
  const { learnMore, getQuote } = homeSections.services;
  return (
    <Card className="flex h-full flex-col transition-paint hover:border-primary hover:shadow-floating">
      <PicturePanel gradient={gradient} drawing={drawing} photo={photo} className="h-42 lg:h-56">
        {tag && <Badge tone="plain">{tag}</Badge>}
      </PicturePanel>
      <div className="grow px-side pt-5 md:px-6">
        <h3 className="flex flex-wrap gap-2.5 text-heading xs:flex-nowrap">
          <Icon name={icon} className="mt-1 size-5 text-primary" />
          <Link href={href} underline="hover" className="stretched-link min-w-8 hover:text-primary">
            <Words text={title} />
          </Link>
        </h3>
        {/* Above the link that covers the card, so that a screen reader explored by touch reads these words. */}
        <div className="relative z-10">
          <p className="mt-2 text-muted">
            <Words text={description} />
          </p>
          <TickList className="mt-4 text-small text-muted" items={points} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 px-side pt-6 pb-5 md:px-6 md:pb-6">
        <ButtonLink
          href={contactHref(slug)}
          variant={isFirst ? 'solid' : 'soft'}
          size="sm"
          className="relative z-10 grow sm:grow-0"
        >
          <Words text={getQuote} />
          {/* Search engines read the words of a link and not its description. */}
          <span className="sr-only">
            <Words text={`: ${title}`} />
          </span>
        </ButtonLink>
        <ButtonLink href={href} variant="plain" size="sm" className="relative z-10 grow sm:grow-0">
          <Words text={learnMore} />
          <span className="sr-only">
            <Words text={`: ${title}`} />
          </span>
          <Icon name="arrowRight" className="size-4 arrow" />
        </ButtonLink>
      </div>
    </Card>
  );
}
