import './price.css';
import { Badge } from '@/components/ui/badge';
import { Words } from '@/components/ui/words';
import { type Service, servicesPage } from '@/content';

/** Splits "Starting from ₹6,000" into words and amount; a price in words, such as "On request", is all amount. */
export function priceParts(price: string) {
  const [, before = '', amount = price] = /^(.*?)\s*(₹.*)$/.exec(price) ?? [];
  return { before, amount };
}

/** What a service costs, and what it cost before. */
export function Price({ service }: { service: Service }) {
  const { price, period, priceNote, originalPrice, discount } = service;
  const { before, amount } = priceParts(price);
  return (
    <div className="price">
      <p className="price-now">
        {before && <span className="price-words">{`${before} `}</span>}
        <span className="price-amount">{amount}</span>
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
        <p className="price-before">
          <s className="text-subtle">
            <span className="sr-only">
              <Words text={`${servicesPage.card.originalPrice} `} />
            </span>
            {originalPrice}
          </s>
          <Badge>{discount}</Badge>
        </p>
      )}
    </div>
  );
}
