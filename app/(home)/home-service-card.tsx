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

/** Picture, words and buttons are rows of the grid that the card lies in; beside large words the buttons are below the picture. */
export function HomeServiceCard({ service }: { service: HomeService }) {
  const { slug, title, description, points, icon, gradient, tag } = service;
  const { learnMore, getQuote } = homeSections.services;
  const titleId = `home-${slug}`;
  return (
    <Card className="picture-beside card-rows transition-paint hover:border-primary hover:shadow-floating">
      <PicturePanel
        gradient={gradient}
        drawing={drawingOf(service)}
        className="min-h-[max(168px,7rem)] lg:min-h-56"
      >
        {tag && <Badge dot="turmeric">{tag}</Badge>}
      </PicturePanel>
      <div className="px-side pt-5 md:px-6 print:pt-3">
        <h3 id={titleId} className="flex gap-2.5 text-heading large-text:flex-col">
          <Icon name={icon} className="mt-1 size-5 shrink-0 text-primary" />
          <Link href="/services/" underline="hover" className="covers-card min-w-8 hover:text-primary">
            {title}
          </Link>
        </h3>
        <Text className="mt-2 text-muted" text={description} />
        <TickList className="mt-4 text-small text-muted print:pb-4" items={points} />
      </div>
      <div className="mt-auto flex flex-wrap gap-3 px-side pt-6 pb-5 max-sm:*:grow md:px-6 md:pb-6 print:hidden">
        <ButtonLink
          href={contactHref(slug)}
          size="sm"
          aria-describedby={titleId}
          className="relative z-10 card-button"
        >
          {getQuote}
        </ButtonLink>
        <ButtonLink href="/services/" variant="plain" size="sm" className="relative z-10">
          {learnMore}
          {/* Search engines read the words of a link and not its description. */}
          <Text as="span" className="sr-only" text={`: ${title}`} />
          <Icon name="arrowRight" className="size-4 arrow" />
        </ButtonLink>
      </div>
    </Card>
  );
}
