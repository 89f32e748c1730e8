import { langProps } from '@/components/language';
import { contactHref } from '@/components/links';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { gradientClass } from '@/components/ui/gradient';
import { Icon } from '@/components/ui/icon';
import { Drawing, PicturePanel } from '@/components/ui/picture-panel';
import { Text } from '@/components/ui/text';
import { TickList } from '@/components/ui/tick-list';
import { type Service, services, servicesPage } from '@/content/services';
import { DetailsButton } from './details-button';
import { drawingOf } from './drawings';
import { Price, priceParts } from './price';
import { ServiceDetails } from './service-details';

/** How many features the card shows: docs/product.md. */
const PREVIEW = 3;

export const cardId = (slug: string) => `service-${slug}`;

type ServiceCardProps = {
  service: Service;
  isFirst: boolean;
};

/** A service; a press anywhere on the card opens its dialog. Its parts are rows of the grid around it, so that prices align. */
export function ServiceCard({ service, isFirst }: ServiceCardProps) {
  const { slug, title, subtitle, shortDesc, features, badge, badgeColor, gradient, icon } = service;
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
      className="card-rows cursor-pointer transition-paint target:border-primary hover:border-primary hover:shadow-floating tablet:max-md:not-print:offer-beside lg:not-print:details-beside"
    >
      <PicturePanel
        gradient={gradient}
        drawing={drawingOf(service)}
        className="min-h-[168px] sm:min-h-50 lg:min-h-46 print:h-24"
      >
        <Badge tone={badgeColor}>{badge}</Badge>
      </PicturePanel>
      <div className="px-[20px] pt-5 md:px-6 print:pt-2">
        <h3 id={titleId} className="flex gap-2.5 text-heading lg:text-[1.25rem] large-text:flex-col">
          <Icon name={icon} className="mt-0.5 size-5.5 shrink-0 text-primary" />
          <Text as="span" className="min-w-0" text={title} />
        </h3>
        <Text className="mt-1 text-small font-medium text-primary" text={subtitle} />
        <Text className="mt-2 text-small text-muted" text={shortDesc} />
      </div>
      <TickList
        className="grow px-[20px] pt-4 text-small text-muted md:px-6"
        items={features.slice(0, PREVIEW)}
      />
      <div className="px-[20px] pt-1 tablet:max-md:pb-4 md:px-6 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {features.length > PREVIEW && <Text className="ps-7 text-small text-subtle" text={more} />}
          <div {...langProps(card.details)}>
            <DetailsButton
              label={
                <>
                  {card.details}
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
                    name={`${drawingOf(service)}#svgView(viewBox(0,0,240,160))`}
                    className="panel-drawing beside-words large-text:hidden"
                  />
                ),
                title,
                subtitle,
                closeDialogLabel: card.closeDialog,
                closeIcon: <Icon name="x" />,
                details,
                price: <Price {...price} isOneLine />,
                closeLabel: card.close,
                start: <ButtonLink {...start} className="grow" />,
              }}
            />
          </div>
        </div>
      </div>
      <div className="px-[20px] pt-4 md:px-6 print:pb-5">
        <Price {...price} keepsLine={services.some(({ price }) => priceParts(price).before)} />
      </div>
      <div className="px-[20px] pt-5 pb-5 md:px-6 md:pb-6 print:hidden">
        <ButtonLink {...start} variant={isFirst ? 'solid' : 'soft'} isWide className="relative z-10" />
      </div>
      <div
        id={detailsId}
        className="relative z-10 without-script border-t border-line px-[20px] py-5 md:px-6"
      >
        {details}
      </div>
    </Card>
  );
}
