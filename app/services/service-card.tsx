import './service-card.css';
import { contactHref } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import { type Service, servicesPage } from '@/content/services';
import { DetailsButton } from './details-button';
import { drawingOf } from './drawings';
import { Price } from './price';
import { ServiceDetails } from './service-details';

/** How many features the card shows: docs/product.md. */
const PREVIEW = 3;

export const cardId = (slug: string) => `service-${slug}`;

/** A service; a press anywhere on the card opens its dialog. Where its parts are: service-card.css. */
export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, subtitle, shortDesc, features, badge, badgeColor, gradient } = service;
  const { card } = servicesPage;
  // Their own steps are for the agency alone.
  const { processSteps: _, ...shown } = service;
  const detailsId = `details-${slug}`;
  const details = <ServiceDetails service={service} />;

  return (
    <Card id={cardId(slug)} className="service-card">
      <PicturePanel gradient={gradient} drawing={drawingOf(service)} className="service-picture">
        <Badge color={badgeColor}>{badge}</Badge>
      </PicturePanel>
      <div className="service-words">
        <Text as="h3" className="text-heading" text={title} />
        <Text className="mt-1 text-small font-medium text-primary" text={subtitle} />
        <Text className="mt-2 text-small text-muted" text={shortDesc} />
        <TickList className="mt-4 text-small text-muted" items={features.slice(0, PREVIEW)} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 md:mt-auto">
          {features.length > PREVIEW && (
            <Text
              className="text-small text-subtle"
              text={`+${features.length - PREVIEW} ${card.moreFeatures}`}
            />
          )}
          <DetailsButton
            service={shown}
            words={card}
            detailsId={detailsId}
            openIcon={<Icon name="arrowRight" className="size-4 arrow" />}
            closeIcon={<Icon name="x" />}
          >
            {details}
          </DetailsButton>
        </div>
      </div>
      <div className="service-price">
        <Price service={service} originalPriceLabel={card.originalPrice} />
      </div>
      <div className="service-start">
        <ButtonLink href={contactHref(slug)} variant="soft" className="relative z-10 w-full">
          {card.start}
          <Text as="span" className="sr-only" text={`: ${title}`} />
        </ButtonLink>
      </div>
      <div id={detailsId} className="service-more without-script">
        {details}
      </div>
    </Card>
  );
}
