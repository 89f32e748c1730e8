import './price-board.css';
import { cardId } from '@/components/links';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { type Service, services, servicesPage } from '@/content';
import { priceParts } from './price';

/** Every price on one painted board: the index of the page. A row leads to its card. */
export function PriceBoard() {
  return (
    <div className="price-board">
      <h2 className="text-center text-title text-accent">
        <Words text={servicesPage.boardHeading} />
      </h2>
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
      <span className="price-row-name">
        <Words text={`${title} `} />
      </span>
      <span className="price-row-time">
        <Words text={`${timeline} `} />
      </span>
      <span className="price-row-price">
        {before && <span className="text-caption">{`${before} `}</span>}
        <span className="price-row-amount">{amount}</span>
        <span className="price-row-unit">
          {period && (
            <span className="block">
              <Words text={` ${period}`} />
            </span>
          )}
          {priceNote && (
            <span className="block">
              <Words text={` ${priceNote}`} />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
