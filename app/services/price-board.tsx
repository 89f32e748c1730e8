import './price-board.css';
import { Link } from '@/components/ui/link';
import { Text } from '@/components/ui/text';
import { type Service, services, servicesPage } from '@/content/services';
import { priceParts } from './price';
import { cardId } from './service-card';

/** Every price on one painted board: the index of the page. A row leads to its card. */
export function PriceBoard() {
  return (
    <div className="price-board">
      <Text as="h2" className="text-center text-title text-accent" text={servicesPage.boardHeading} />
      <ul className="price-rows">
        {services.map((service) => (
          <li key={service.slug}>
            <PriceRow service={service} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PriceRow({ service }: { service: Service }) {
  const { slug, title, timeline, price, period, priceNote } = service;
  const { before, amount } = priceParts(price);
  return (
    <Link href={`#${cardId(slug)}`} className="price-row">
      <Text as="span" className="price-row-name" text={`${title} `} />
      <Text as="span" className="price-row-time" text={`${timeline} `} />
      <span className="price-row-price">
        {before && <span className="text-caption">{`${before} `}</span>}
        <span className="price-row-amount">{amount}</span>
        <span className="price-row-unit">
          {period && <Text as="span" className="block" text={` ${period}`} />}
          {priceNote && <Text as="span" className="block" text={` ${priceNote}`} />}
        </span>
      </span>
    </Link>
  );
}
