import clsx from 'clsx';
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
  /** Beside other cards: keeps free the line of words before an amount, so that the amounts are in line. */
  keepsLine?: boolean;
  isOneLine?: boolean;
};

export function Price({ price, keepsLine, isOneLine, ...props }: PriceProps) {
  const { period, priceNote, originalPrice, originalPriceLabel, discount } = props;
  const { before, amount } = priceParts(price);
  const place = isOneLine ? 'me-1' : 'block pb-1';
  return (
    <div className={clsx(isOneLine && 'flex flex-wrap items-baseline gap-x-2 gap-y-2 sm:gap-x-4')}>
      <p className="text-small text-muted">
        {before && <span className={`text-caption ${place}`}>{`${before} `}</span>}
        {!before && keepsLine && <span className="hidden pb-1 text-caption md:block">{'\u00a0'}</span>}
        <span
          className={clsx(
            'me-1 font-heading text-price font-semibold text-ink [font-variant-numeric:tabular-nums]',
            isOneLine && 'max-sm:text-[1.625rem]',
          )}
        >
          {amount}
        </span>
        {period && <Text as="span" text={` ${period}`} />}
        {priceNote && <Text as="span" text={` ${priceNote}`} />}
      </p>
      {originalPrice && discount && (
        <p className={clsx('flex flex-wrap items-center gap-2 text-small', !isOneLine && 'mt-2')}>
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
