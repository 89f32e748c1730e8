/** What it costs, what it cost before (struck through, and said so aloud) and the discount, all as given. */
export function Price({
  price,
  period,
  originalPrice,
  originalPriceLabel,
  discount,
}: {
  price: string;
  period: string;
  originalPrice: string;
  originalPriceLabel: string;
  discount: string;
}) {
  return (
    <div>
      <p className="font-semibold">
        <span className="text-heading">{price}</span>{' '}
        <span className="text-small font-normal text-muted">{period}</span>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-small">
        <s className="text-subtle">
          <span className="sr-only">{originalPriceLabel} </span>
          {originalPrice}
        </s>
        <span className="rounded-full border border-transparent bg-accent-soft px-2.5 py-0.5 text-caption font-semibold text-on-accent-soft">
          {discount}
        </span>
      </p>
    </div>
  );
}
