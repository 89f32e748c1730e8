import { Badge } from '@/components/ui/badge';
import { Text } from '@/components/ui/text';
import type { Service } from '@/content/services';

/** The words before an amount and the amount; "On request" is all amount. */
export function priceParts(price: string) {
  const [, before = '', amount = price] = /^(.*?)\s*(₹.*)$/.exec(price) ?? [];
  return { before, amount };
}

type PriceProps = Pick<Service, 'price' | 'period' | 'priceNote' | 'originalPrice' | 'discount'> & {
  originalPriceLabel: string;
};

/** The amount, and beside it what it was, or above where that has no room: amounts beside each other are in line, with words before them or without. */
export function Price({ price, period, priceNote, originalPrice, originalPriceLabel, discount }: PriceProps) {
  const { before, amount } = priceParts(price);
  return (
    <div className="flex h-full flex-wrap-reverse items-start gap-x-3 gap-y-2 print:flex-wrap">
      <p className="text-small text-muted">
        {before && <span className="block text-caption">{`${before} `}</span>}
        <span className="me-1 font-heading text-price font-semibold text-ink [font-variant-numeric:tabular-nums]">
          {amount}
        </span>
        {period && <Text as="span" text={` ${period}`} />}
        {priceNote && <Text as="span" text={` ${priceNote}`} />}
      </p>
      {originalPrice && discount && (
        <p className="saving flex flex-wrap items-center justify-end gap-1.5 text-small">
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
