import { contactHref } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { gradientClass } from '@/components/ui/gradient';
import { Icon } from '@/components/ui/icon';
import { Drawing, PicturePanel } from '@/components/ui/picture-panel';
import { marked, Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import { type Service, servicesPage } from '@/content/services';
import { DetailsButton } from './details-button';
import { drawingOf } from './drawings';
import { Price } from './price';
import { ServiceDetails } from './service-details';

/** How many features the card shows: docs/product.md. */
const PREVIEW = 3;

export const cardId = (slug: string) => `service-${slug}`;

/** A service; a press anywhere on the card opens its dialog. Its parts are rows of the grid around it, so that prices align. */
export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, subtitle, shortDesc, features, badge, badgeColor, gradient } = service;
  const { card } = servicesPage;
  const titleId = `title-${slug}`;
  const detailsId = `details-${slug}`;
  const price = { ...service, originalPriceLabel: card.originalPrice };
  const more = `+${features.length - PREVIEW} ${card.moreFeatures}`;
  const details = <ServiceDetails service={service} />;
  const start = { href: contactHref(slug), children: card.start, 'aria-describedby': titleId };

  return (
    <Card
      id={cardId(slug)}
      className="offer-beside details-beside card-rows cursor-pointer transition-paint target:border-primary hover:border-primary hover:shadow-floating"
    >
      <PicturePanel
        gradient={gradient}
        drawing={drawingOf(service)}
        className="min-h-[max(168px,7rem)] md:min-h-50"
      >
        <Badge dot={badgeColor}>{badge}</Badge>
      </PicturePanel>
      <div className="flex grow flex-col px-side pt-5 md:px-6 print:pt-3">
        <Text as="h3" id={titleId} className="text-heading lg:text-[1.1875rem]" text={title} />
        <Text className="mt-1 text-small font-medium text-primary" text={subtitle} />
        <Text className="mt-2 text-small text-muted" text={shortDesc} />
        <TickList className="mt-4 text-small text-muted" items={features.slice(0, PREVIEW)} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-2 tablet:mt-auto print:hidden">
          {features.length > PREVIEW && <Text className="text-small text-subtle" text={more} />}
          <DetailsButton
            label={
              <>
                {marked(card.details)}
                <Icon name="arrowRight" className="size-4 arrow" />
              </>
            }
            titleId={titleId}
            detailsId={detailsId}
            content={{
              headClassName: gradientClass[gradient],
              picture: (
                <Drawing
                  // With the scenery at its right, over which the close button lies.
                  name={`${drawingOf(service)}#svgView(viewBox(-4,-20,204,180))`}
                  className="head-drawing panel-drawing short:hidden large-text:hidden"
                />
              ),
              title,
              subtitle,
              closeDialogLabel: card.closeDialog,
              closeIcon: <Icon name="x" />,
              details,
              price: <Price {...price} />,
              closeLabel: card.close,
              start: <ButtonLink {...start} className="grow" />,
            }}
          />
        </div>
      </div>
      <div className="mx-side border-line pt-4 md:mx-6 md:mt-3 md:border-t print:pb-4">
        <Price {...price} />
      </div>
      <div className="px-side pt-4 pb-5 md:px-6 md:pb-6 large-wide:ps-0 print:hidden">
        <ButtonLink {...start} className="relative z-10 w-full card-button" />
      </div>
      <div id={detailsId} className="relative z-10 without-script border-t border-line px-side py-5 md:px-6">
        {details}
      </div>
    </Card>
  );
}
