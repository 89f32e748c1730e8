import { Link } from '@/components/ui/link';
import { Text } from '@/components/ui/text';
import type { Service } from '@/content/services';
import { priceParts } from './price';
import { cardId } from './service-card';

export function RateRow({ service }: { service: Service }) {
  const { slug, title, price, period, priceNote } = service;
  const { before, amount } = priceParts(price);
  return (
    <Link href={`#${cardId(slug)}`} className="rate-row">
      <Text as="span" className="font-medium max-tablet:basis-full" text={`${title} `} />
      <span aria-hidden="true" className="grow border-b-2 border-dotted opacity-40 max-tablet:hidden" />
      {before && <span className="text-caption tablet:whitespace-nowrap">{`${before} `}</span>}
      {/* As the last it keeps the place of the period, which may come later: nothing moves when it does. */}
      <span className="ms-auto text-end font-heading text-[1.625rem] [line-height:1.1] font-semibold whitespace-nowrap [font-variant-numeric:tabular-nums] last:me-14">
        {amount}
      </span>
      <span className="min-w-12 text-caption">
        {period && <Text as="span" text={` ${period}`} />}
        {priceNote && <Text as="span" className="tablet:block" text={` ${priceNote}`} />}
      </span>
    </Link>
  );
}
