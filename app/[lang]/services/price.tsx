import './price.css';
import { Badge } from '@/components/ui/badge';
import { Words } from '@/components/ui/words';
import { type Service, servicesPage } from '@/content';
import { parsePrice } from '@/content/formats';

type PriceProps = {
  service: Service;
  /** Whether it has a narrow column on a tablet, where what it cost before is always above. */
  isNarrow?: boolean;
};

/** What a service costs, and what it cost before: beside it, or above it where there is no room (wrap-reverse). */
export function Price({ service, isNarrow = false }: PriceProps) {
  const { price, period, priceNote, originalPrice, discount } = service;
  const { before, amount } = parsePrice(price);
  return (
    <div
      data-narrow={isNarrow || undefined}
      className="flex grow flex-wrap-reverse items-start justify-between gap-x-3 gap-y-1.5 text-small sm:grow-0"
    >
      <p className="text-muted">
        {before && (
          <span className="mb-1.5 block text-caption">
            <Words text={`${before} `} />
          </span>
        )}
        <span className="price-amount me-1 font-heading text-price text-ink">
          <Words text={amount} />
        </span>
        {period && (
          <span>
            <Words text={` ${period}`} />
          </span>
        )}
        {priceNote && (
          <span>
            <Words text={` ${priceNote}`} />
          </span>
        )}
      </p>
      {originalPrice && discount && (
        <p className="price-before flex flex-wrap items-center gap-x-1.5 gap-y-2">
          <s className="text-subtle">
            <span className="sr-only">
              <Words text={`${servicesPage.card.originalPrice} `} />
            </span>
            {originalPrice}
          </s>
          {/* In one line: where there is no room, all of this goes above the price. */}
          <span className="whitespace-nowrap">
            <Badge>{discount}</Badge>
          </span>
        </p>
      )}
    </div>
  );
}
