import './service-card.css';
import { cardId, contactHref } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { PicturePanel } from '@/components/ui/picture-panel';
import { TickList } from '@/components/ui/tick-list';
import { Words } from '@/components/ui/words';
import { type Service, servicesPage } from '@/content';
import { DetailsButton } from './details-button';
import { Price } from './price';
import { ServiceDetails } from './service-details';

/** How many features the card shows (docs/product.md). */
const PREVIEW = 3;

/** A service. A press anywhere on the card opens its dialog. service-card.css places its parts. */
export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, subtitle, shortDesc, features, badge, badgeColor, drawing, gradient } = service;
  const { card } = servicesPage;
  const detailsId = `details-${slug}`;
  const details = <ServiceDetails service={service} />;
  const price = <Price service={service} originalPriceLabel={card.originalPrice} />;

  return (
    <Card id={cardId(slug)} className="service-card">
      <PicturePanel gradient={gradient} drawing={drawing} className="service-picture">
        <Badge rim={badgeColor}>{badge}</Badge>
      </PicturePanel>
      <div className="service-words">
        <h3 className="text-heading lg:text-card">
          <Words text={title} />
        </h3>
        <p className="mt-1 text-small font-medium text-primary">
          <Words text={subtitle} />
        </p>
        <p className="mt-2 text-small text-muted">
          <Words text={shortDesc} />
        </p>
        <TickList className="mt-4 text-small text-muted" items={features.slice(0, PREVIEW)} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 md:mt-auto">
          {features.length > PREVIEW && (
            <p className="text-small text-subtle">
              <Words text={`+${features.length - PREVIEW} ${card.moreFeatures}`} />
            </p>
          )}
          <DetailsButton
            service={{ slug, title, subtitle, gradient }}
            words={card}
            detailsId={detailsId}
            openIcon={<Icon name="arrowRight" className="size-4 arrow" />}
            closeIcon={<Icon name="x" />}
            picture={<Drawing name={drawing} hasMargin className="service-dialog-picture" />}
            price={price}
          >
            {details}
          </DetailsButton>
        </div>
      </div>
      <div className="service-price">{price}</div>
      <div className="service-start">
        <ButtonLink href={contactHref(slug)} variant="soft" className="relative z-10 w-full">
          <Words text={card.start} />
          <span className="sr-only">
            <Words text={`: ${title}`} />
          </span>
        </ButtonLink>
      </div>
      <div id={detailsId} className="service-more without-script">
        {details}
      </div>
    </Card>
  );
}
