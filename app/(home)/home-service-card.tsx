import './home-service-card.css';
import { drawingOf } from '@/app/services/drawings';
import { contactHref } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import { homeSections, type HomeService } from '@/content/home';

/** A service of the home page. Where its parts are: home-service-card.css. */
export function HomeServiceCard({ service }: { service: HomeService }) {
  const { slug, title, description, points, icon, gradient, tag } = service;
  const { learnMore, getQuote } = homeSections.services;
  return (
    <Card className="home-service-card">
      <PicturePanel gradient={gradient} drawing={drawingOf(service)} className="home-service-picture">
        {tag && <Badge tone="plain">{tag}</Badge>}
      </PicturePanel>
      <div className="home-service-words">
        <h3 className="flex flex-wrap gap-2.5 text-heading xs:flex-nowrap">
          <Icon name={icon} className="mt-1 size-5 shrink-0 text-primary" />
          <Link href="/services/" underline="hover" className="covers-card min-w-8 hover:text-primary">
            {title}
          </Link>
        </h3>
        {/* Above what covers the card: a finger that explores by touch hears these words, and not the title's link. */}
        <div className="relative z-10">
          <Text className="mt-2 text-muted" text={description} />
          <TickList className="mt-4 text-small text-muted" items={points} />
        </div>
      </div>
      <div className="home-service-actions">
        <ButtonLink
          href={contactHref(slug)}
          variant="soft"
          size="sm"
          className="relative z-10 grow sm:grow-0"
        >
          {getQuote}
          <Text as="span" className="sr-only" text={`: ${title}`} />
        </ButtonLink>
        <ButtonLink href="/services/" variant="plain" size="sm" className="relative z-10 grow sm:grow-0">
          {learnMore}
          {/* Search engines read the words of a link and not its description. */}
          <Text as="span" className="sr-only" text={`: ${title}`} />
          <Icon name="arrowRight" className="size-4 arrow" />
        </ButtonLink>
      </div>
    </Card>
  );
}
