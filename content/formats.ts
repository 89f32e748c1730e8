/** The rupees in a price as content writes it; NaN if there are none, which the content check refuses. */
export const rupees = (price: string) => Number(/₹([\d,]+)/.exec(price)?.[1]?.replaceAll(',', ''));

/** What a service costs, in one line: Starting from ₹6,000/project + GST. */
export const cost = ({ price, period, priceNote }: { price: string; period?: string; priceNote?: string }) =>
  [price, period, priceNote].filter(Boolean).join(' ').replace(' /', '/');

/** A time of day as structured data want it: 19:00 for 7:00 pm. */
export function clock24(time: string) {
  const [hours = '', minutes] = time.split(/[: ]/);
  const hour = (Number(hours) % 12) + (time.endsWith('pm') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
