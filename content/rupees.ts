/** The rupees in a price as content writes it. Throws if there are none. */
export function rupees(price: string): number {
  const amount = /₹([\d,]+)/.exec(price)?.[1];
  if (!amount) throw new Error(`There is no amount in the price "${price}". Write it like ₹15,000.`);
  return Number(amount.replaceAll(',', ''));
}
