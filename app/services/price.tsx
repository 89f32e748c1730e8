import { Badge } from '@/components/ui/badge';
import { Text } from '@/components/ui/text';
import type { Service } from '@/content/services';

/** The words before an amount and the amount; "On request" is all amount. */
export function priceParts(price: string) {
  const [, before = '', amount = price] = /^(.*?)\s*(₹.*)$/.exec(price) ?? [];
  return { before, amount };
}

type PriceProps = {
  service: Pick<Service, 'price' | 'period' | 'priceNote' | 'originalPrice' | 'discount'>;
  originalPriceLabel: string;
};

/** What a service costs; above it what it cost before. The amount is last, so that amounts beside each other are in line. */
export function Price({ service, originalPriceLabel }: PriceProps) {
  const { price, period, priceNote, originalPrice, discount } = service;
  const { before, amount } = priceParts(price);
  return (
    <div className="flex flex-col-reverse gap-1.5">
      <p className="text-small text-muted">
        {before && <span className="mb-1 block">{`${before} `}</span>}
        <span className="me-1 font-heading text-price font-semibold text-ink [font-variant-numeric:tabular-nums]">
          {amount}
        </span>
        {period && <Text as="span" text={` ${period}`} />}
        {priceNote && <Text as="span" text={` ${priceNote}`} />}
      </p>
      {originalPrice && discount && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          <s className="text-subtle">
            <Text as="span" className="sr-only" text={`${originalPriceLabel} `} />
            {originalPrice}
          </s>
          <Badge>{discount}</Badge>
        </p>
      )}
    </div>
  );
}
