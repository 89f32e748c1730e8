/** The currency, as it is written before an amount. */
export const RUPEE = '₹';

/**
 * The parts of a price as content writes it: "Starting from", "₹6,000" and 6000. A price in words, such as "On request", is all
 * `amount`, and its `rupees` are NaN.
 */
export function parsePrice(price: string) {
  const [before = '', number] = price.split(RUPEE);
  if (number === undefined) return { before: '', amount: price, rupees: NaN };
  return { before: before.trim(), amount: RUPEE + number, rupees: parseInt(number.replaceAll(',', '')) };
}

/**
 * What an offer saves, as a discount says it: 66% OFF. Rounded down, so that it never promises too much. Undefined without
 * two amounts, and where less than 1% is saved.
 */
export function discountOf({ price = '', originalPrice = '' }: { price?: string; originalPrice?: string }) {
  const before = parsePrice(originalPrice).rupees;
  const saved = Math.floor(((before - parsePrice(price).rupees) * 100) / before);
  return saved > 0 && saved < 100 ? `${saved}% OFF` : undefined;
}

/** Whether a service is paid for each month: /month, a month. A price for 3 months is paid once. */
export const isMonthly = ({ period = '' }: { period?: string }) =>
  /^(\/ ?|(a|per|each|every) )month\b|^monthly\b/.test(period);

/** What a service costs, in one line: Starting from ₹6,000/project + GST. */
export const cost = ({ price, period, priceNote }: { price: string; period?: string; priceNote?: string }) =>
  [price, period, priceNote].filter(Boolean).join(' ').replace(' /', '/');

/** A time of day as structured data want it: 19:00 for 7:00 pm. */
export function clock24(time: string) {
  const [hours = '', minutes] = time.split(/[: ]/);
  const hour = (Number(hours) % 12) + (time.endsWith('pm') ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** A name for addresses, as links and files of content have it: tv-films for TV Films! */
export const slugOf = (words: string) => (words.toLowerCase().match(/[a-z0-9]+/g) ?? ['new']).join('-');
