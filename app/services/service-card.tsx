import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { IconTile } from '@/components/ui/icon-tile';
import { Price } from '@/components/ui/price';
import { contactHref } from '@/app/contact/carried-service';
import { servicesPage, type Service } from '@/content/services';
import { DetailsButton } from './details-button';
import { ServiceDetails } from './service-details';

/** Specification, section 9: so many features stand on the card. */
const PREVIEW = 3;

/** A click anywhere but on "Get Started Now" is a click on the details button, which covers the card. */
export function ServiceCard({ service }: { service: Service }) {
  const { slug, title, subtitle, shortDesc, features, badge, badgeColor, gradient, icon } = service;
  const { card } = servicesPage;
  const titleId = `service-${slug}`;
  const detailsId = `details-${slug}`;
  const price = <Price {...service} originalPriceLabel={card.originalPrice} />;
  const details = <ServiceDetails service={service} />;
  const start = (
    <ButtonLink href={contactHref(slug)} isWide aria-describedby={titleId} className="relative z-10">
      {card.start}
    </ButtonLink>
  );

  return (
    <Card
      gradient={gradient}
      className="flex h-full flex-col transition-[border-color,box-shadow] hover:border-primary hover:shadow-floating"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <IconTile icon={icon} gradient={gradient} />
        <Badge tone={badgeColor}>{badge}</Badge>
      </div>
      <h3 id={titleId} className="mt-5 text-heading">
        {title}
      </h3>
      <p className="text-small font-medium text-primary">{subtitle}</p>
      <p className="mt-2 mb-4 text-small text-muted">{shortDesc}</p>
      {price}
      <ul className="tick-list mt-4 space-y-1.5 text-small text-muted">
        {features.slice(0, PREVIEW).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="mt-1.5 ps-7 text-small text-subtle">
        +{features.length - PREVIEW} {card.moreFeatures}
      </p>
      <div className="mt-auto space-y-2 pt-5 print:hidden">
        <DetailsButton
          label={card.details}
          titleId={titleId}
          detailsId={detailsId}
          title={title}
          subtitle={subtitle}
          closeLabel={card.close}
          closeDialogLabel={card.closeDialog}
          closeIcon={<Icon name="x" />}
          price={price}
          start={start}
        >
          {details}
        </DetailsButton>
        {start}
      </div>
      <div id={detailsId} className="relative z-10 mt-5 without-script border-t border-line pt-5">
        {details}
      </div>
    </Card>
  );
}
