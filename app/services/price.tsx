type PriceProps = {
  price: string;
  period?: string;
  priceNote?: string;
  /** Together with `discount`: an offer. */
  originalPrice?: string;
  originalPriceLabel: string;
  discount?: string;
};

/** What it costs; of an offer also what it cost before (struck through, and said so aloud) and the discount, all as given. */
export function Price({ price, period, priceNote, originalPrice, originalPriceLabel, discount }: PriceProps) {
  // "On request" is all amount.
  const [, before, amount] = /^(.*?)\s*(₹.*)$/.exec(price) ?? [price, '', price];
  return (
    <div>
      {originalPrice && (
        <p className="mb-1.5 flex flex-wrap items-center gap-2 text-small">
          <s className="text-subtle">
            <span className="sr-only">{`${originalPriceLabel} `}</span>
            {originalPrice}
          </s>
          <span className="rounded-full border border-transparent bg-accent px-2.5 py-0.5 text-caption font-semibold text-on-accent">
            {discount}
          </span>
        </p>
      )}
      {/* All on one base line: that of an inline block is its last line's. */}
      <p className="text-small text-muted">
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
        </span>
        {period && <span>{` ${period}`}</span>}
        {priceNote && <span>{` ${priceNote}`}</span>}
      </p>
    </div>
  );
}
