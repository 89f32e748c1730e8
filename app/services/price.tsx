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
  const [, before, amount] = /^(.*?)\s*(₹.*)$/.exec(price) ?? [price, '', price];
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2 text-small">
        <s className="text-subtle">
          <span className="sr-only">{`${originalPriceLabel} `}</span>
          {originalPrice}
        </s>
        <span className="rounded-full border border-transparent bg-accent px-2.5 py-0.5 text-caption font-semibold text-on-accent">
          {discount}
        </span>
      </p>
      {/* All on one base line: that of an inline block is its last line's. */}
      <p className="mt-1.5 text-small text-muted">
        <span>
          {/* As narrow as its longest word: two small lines as high as the number. */}
          {before && (
            <span className="me-2 inline-block w-min text-caption [line-height:1.25] wrap-normal">
              {`${before} `}
            </span>
          )}
          <span className="me-1 font-heading text-price font-semibold text-ink [font-variant-numeric:tabular-nums]">
            {amount}
          </span>
        </span>{' '}
        <span>{period}</span>
      </p>
    </div>
  );
}
