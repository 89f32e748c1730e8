/** What staff mean by what they type, in the form that the schema wants. */
import { RUPEE, slugOf } from '../../content/formats.ts';
import type { Schema } from '../../content/schema/fields.ts';
import { MONTHS } from '../../content/schema/work.ts';

/** A text as a page can show it, without what comes along when it is copied out of Word. */
const clean = (text: string) =>
  text
    // The joiners are right in Telugu.
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]|(?<![\u0c00-\u0c7f])[\u200c\u200d]/g, '')
    .replaceAll('\u2011', '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^ ?[•·▪] ?/, '')
    .replace(/[‘’]/g, "'")
    .replace(/(?<=^|[\s(])"([^"]+)"/g, '“$1”')
    .trim();

const THOUSANDS: Record<string, number> = { k: 1, thousand: 1, l: 100, lakh: 100, lac: 100 };

/** 18000, Rs. 18,000/-, 18k, 1.5 lakh. The point of 18.000 may divide thousands, as a comma does. */
function amounts(text: string) {
  const form =
    /^(?:₹|rs\.?|inr)?\s*(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d+)?\s*(k|thousand|l|lakh|lac)?s?\s*(?:\/-|\/=|only)?$/i;
  const [, whole, fraction = '', unit] = form.exec(text) ?? [];
  if (!whole) return [];
  const typed = Number(whole.replaceAll(',', '') + fraction);
  const readings = unit ? [typed * 1000 * THOUSANDS[unit.toLowerCase()]!] : [typed];
  if (!unit && fraction.length === 4) readings.unshift(typed * 1000);
  return readings.filter(Number.isInteger).map((amount) => RUPEE + amount.toLocaleString('en-IN'));
}

/** An amount, also with "from" before it, or words. */
function prices(text: string) {
  const [, amount] = /^(?:starting )?(?:from|at) (.*)$/i.exec(text) ?? [];
  if (amount) return amounts(amount).map((price) => `Starting from ${price}`);
  return [...amounts(text), text.replace(/^[a-z]/, (letter) => letter.toUpperCase())];
}

/** 9am, 9.30, 09:30, 21:30. Without am or pm an hour may be both, unless a shop opens then. */
function times(text: string, isOpening = false) {
  const [, hours = '', minutes = '00', half] =
    /^(\d{1,2})(?:[.: ]?(\d\d))? ?(?:([ap])\.?m?\.?)?$/i.exec(text) ?? [];
  const hour = Number(hours);
  if (!hours || hour > 23) return [];
  const at = (letter: string) => `${hour % 12 || 12}:${minutes} ${letter.toLowerCase()}m`;
  if (hour > 12) return [at('p')];
  if (half) return [at(half)];
  const isMorning = hours.startsWith('0') || (isOpening && hour >= 5 && hour < 12);
  return isMorning ? [at('a')] : [at('a'), at('p')];
}

/** The areas of Guntur and Vijayawada, with which mobile numbers begin too. */
const AREA_OR_MOBILE = /^86[36]/;

/** 9848012345, 098480-12345, +91 98480 12345. What is written before a hyphen or space tells the area of a landline. */
function phones(text: string) {
  if (!/^(tel:)?[\d\s+().-]+$/i.test(text)) return [];
  const local = text.replace(/^(tel:)?\s*\(?(\+|00)\s*91\)?|^91(?=(\D*\d){10}$)/i, '').trim();
  const digits = local.replace(/\D/g, '').replace(/^0(?=\d{10}$)/, '');
  if (digits.length !== 10) return [];
  const hasZero = /^\(?0/.test(local);
  const [first = ''] = local.replace(/^\(?0/, '').match(/\d+/) ?? [];
  const isArea = first.length >= 2 && first.length <= 4;
  const length = isArea ? first.length : 3;
  const middle = length + Math.floor((10 - length) / 2);
  const landline = `+91 ${digits.slice(0, length)} ${digits.slice(length, middle)} ${digits.slice(middle)}`;
  const mobile = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  if (isArea) return hasZero || /^[1-5]/.test(digits) ? [landline] : [mobile, landline];
  return hasZero && first.length === 10 && AREA_OR_MOBILE.test(digits) ? [mobile, landline] : [mobile];
}

/** A number of WhatsApp is that of a mobile, in digits alone. */
const chatNumbers = (text: string) =>
  phones(text)
    .filter((phone) => /^\+91 \d{5} /.test(phone))
    .map((phone) => phone.replace(/\D/g, ''));

const withHttps = (text: string) => text.replace(/^(https?:\/\/)?(?=[\w-]+\.)/i, 'https://');

const domains = (text: string) => [withHttps(text).replace(/\/+$/, '').toLowerCase()];

/** A page of this site, or an address elsewhere. */
function links(text: string) {
  if (/^(https?:\/\/)?[\w-]+\.\w/i.test(text)) return [withHttps(text)];
  const [page = '', ...place] = text.split('#');
  return [[`/${page.toLowerCase()}/`.replace(/\/+/g, '/'), ...place].join('#')];
}

const durations = (text: string) => [
  text
    .replace(/(\d) ?(?:-|–|—|to) ?(?=\d)/i, '$1-')
    .replace(/(?<=\d ?)(days?|weeks?|months?|years?)$/i, (unit) => unit.toLowerCase())
    .replace(/(?<=\d)(?=[a-z]+$)/, ' ')
    .replace(/^ongoing$/i, 'Ongoing'),
];

/** mar 2026, 3/2026, 2026-03. */
function months(text: string) {
  const [year] = /\b20\d\d\b/.exec(text) ?? [];
  const rest = text.replace(/\b20\d\d\b/, '').replace(/[^a-z0-9]/gi, '');
  const month = /^\d+$/.test(rest)
    ? MONTHS[Number(rest) - 1]
    : MONTHS.find((name) => rest.length > 2 && name.toLowerCase().startsWith(rest.toLowerCase()));
  return year && month ? [`${month} ${year}`] : [];
}

const answers = (text: string) => [
  text
    .toLowerCase()
    .replace(/ ?(min(ute)?|h(ou)?r|day)s?$/, (_, unit: string) => ` ${unit === 'hr' ? 'hour' : unit}s`)
    .replace(/min(ute)?s$/, 'minutes')
    .replace(/^1 (\w+)s$/, '1 $1'),
];

/** The readings of a text, by what its schema calls them. */
const READINGS: Record<string, (text: string) => string[]> = {
  price: prices,
  'original price': amounts,
  discount: (text) => [text.replace(/^(\d+) ?%?( ?off)?$/i, '$1% OFF')],
  duration: durations,
  month: months,
  time: answers,
  'opening time': (text) => times(text, true),
  'closing time': (text) => times(text),
  'Indian phone number': phones,
  'WhatsApp number': chatNumbers,
  'PIN code': (text) => [text.replaceAll(' ', '')],
  'address of a profile': (text) => [withHttps(text)],
  'address of a Reel or website': (text) => [withHttps(text)],
  'website address': domains,
  'email address': (text) => [text.replace(/^mailto:/i, '')],
  link: links,
  name: (text) => [slugOf(text)],
};

/** Whether a text has the form that its field wants. */
export const fits = (text: string, { pattern = '' }: Schema) => RegExp(pattern, 'u').test(text);

/** What a text may mean: one reading, or several to choose from. What is not understood stays as it is, but for `clean`. */
export function understand(typed: string, schema: Schema): string[] {
  const text = clean(typed);
  if (!text || (schema.pattern && fits(text, schema))) return [text];
  const readings = (READINGS[schema.reading ?? '']?.(text) ?? []).filter((one) => fits(one, schema));
  return readings.length > 0 ? readings : [text];
}
