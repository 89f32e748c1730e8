import './price-board.css';
import { cardId } from '@/components/links';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import { type Service, services, servicesPage } from '@/content';
import { parsePrice } from '@/content/formats';

/** Every price on one painted board: the index of the page. A row leads to its card. */
export function PriceBoard() {
  return (
    <div className="price-board mt-8 rounded py-5 banner">
      <h2 className="text-center text-title text-accent">
        <Words text={servicesPage.boardHeading} />
      </h2>
      <ul className="price-rows mt-3 grid gap-x-12">
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
  const { before, amount } = parsePrice(price);
  return (
    <Link
      href={`#${cardId(slug)}`}
      className="price-row gap-x-2 border-t border-dotted border-accent hover:text-accent focus-visible:outline-accent"
    >
      <span className="price-row-name font-medium">
        <Words text={`${title} `} />
      </span>
      <span className="price-row-time text-caption">
        <Words text={`${timeline} `} />
      </span>
      <span className="price-row-price">
        {before && (
          <span className="text-caption">
            <Words text={`${before} `} />
          </span>
        )}
        <span className="price-row-amount text-end font-heading font-semibold">
          <Words text={amount} />
        </span>
        <span className="price-row-unit ms-1 text-end text-caption">
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
