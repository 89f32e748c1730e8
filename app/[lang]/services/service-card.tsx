import './service-card.css';
import { cardId } from '@/components/links';
import { contactHref } from '@/components/page-links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PicturePanel } from '@/components/ui/picture-panel';
import { TickList } from '@/components/ui/tick-list';
import { Words } from '@/components/ui/words';
import { type Service, servicesPage } from '@/content';
import { Price } from './price';
import { ServiceDetails } from './service-details';

/** How many features the card shows (docs/product.md). */
const PREVIEW = 3;

/** A service. A press on it opens its dialog (`data-service`: service-dialog.tsx). The first one's button is the loudest. */
export function ServiceCard({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const { slug, title, subtitle, shortDesc, features, badge, badgeColor, drawing, photo, gradient } = service;
  const { card } = servicesPage;
  const detailsId = `details-${slug}`;
  return (
    <Card
      id={cardId(slug)}
      data-service={slug}
      className="service-card grid h-full cursor-pointer transition-paint target:border-primary hover:border-primary hover:shadow-floating"
    >
      <PicturePanel
        gradient={gradient}
        drawing={drawing}
        photo={photo}
        sizes="(min-width: 75rem) 33vw, (min-width: 37.5rem) 50vw, 100vw"
        className="service-picture"
      >
        <Badge rim={badgeColor}>{badge}</Badge>
      </PicturePanel>
      <div className="service-words flex flex-col px-side pt-4 md:px-6 md:pt-5">
        <h3 className="text-heading lg:text-card">
          <Words text={title} />
        </h3>
        <p className="mt-1 text-small font-medium text-primary">
          <Words text={subtitle} />
        </p>
        <p className="mt-2 text-small text-muted">
          <Words text={shortDesc} />
        </p>
        <TickList className="mt-3 text-small text-muted md:mt-4" items={features.slice(0, PREVIEW)} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 pt-1">
          {features.length > PREVIEW && (
            <p className="text-small text-subtle">
              <Words text={`+${features.length - PREVIEW} ${card.moreFeatures}`} />
            </p>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            data-fallback={`#${detailsId}`}
            className="stretched-link inline-flex needs-script min-h-11 min-w-11 items-center gap-1 rounded text-small font-semibold text-primary underline-offset-4 hover:underline"
          >
            <Words text={card.details} />
            <span className="sr-only">
              <Words text={`: ${title}`} />
            </span>
            <Icon name="arrowRight" className="size-4 arrow" />
          </button>
        </div>
      </div>
      <div className="service-price">
        <Price isNarrow service={service} />
      </div>
      <div className="service-button">
        <ButtonLink
          href={contactHref(slug)}
          variant={isFirst ? 'solid' : 'soft'}
          className="relative z-10 w-full"
        >
          <Words text={card.start} />
          <span className="sr-only">
            <Words text={`: ${title}`} />
          </span>
        </ButtonLink>
      </div>
      <div
        id={detailsId}
        className="service-unfolded relative z-10 without-script border-t border-line px-side py-5 md:px-6"
      >
        <ServiceDetails service={service} />
      </div>
    </Card>
  );
}
