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
          <span className="sr-only">{originalPriceLabel} </span>
          {originalPrice}
        </s>
        <span className="rounded-full border border-transparent bg-accent px-2.5 py-0.5 text-caption font-semibold text-on-accent">
          {discount}
        </span>
      </p>
      <p className="mt-1.5 flex flex-wrap items-end gap-x-2 text-small text-muted">
        <span className="inline-flex flex-wrap items-end gap-x-2">
          {/* As narrow as its longest word: two small lines as high as the number. */}
          {before && (
            <span className="w-min pb-0.5 text-caption [line-height:1.25] wrap-normal">{before} </span>
          )}
          <span className="font-heading text-price font-semibold text-ink [font-variant-numeric:tabular-nums]">
            {amount}
          </span>
        </span>{' '}
        <span className="pb-1">{period}</span>
      </p>
    </div>
  );
}
