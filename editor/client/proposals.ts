/** How people write numbers and prices, and how the content has them. */

const rupeesOf = (digits: string) => `₹${Number(digits.replaceAll(',', '')).toLocaleString('en-IN')}`;

function asPrice(text: string) {
  const [, from, digits] = /^(?:(starting from|from)\s+)?(?:₹|rs\.?)?\s*([\d,]*\d)$/i.exec(text.trim()) ?? [];
  return digits && `${from ? 'Starting from ' : ''}${rupeesOf(digits)}`;
}

function asPhone(text: string) {
  const number = text.trim().replace(/^(\+91|91(?=\D)|0)[\s-]*/, '');
  if (!/\d/.test(number)) return;
  // A mobile number is written in two groups of five.
  return `+91 ${number.replace(/^([6-9]\d{4})(\d{5})$/, '$1 $2').replace(/[\s-]+/g, ' ')}`;
}

function asChatNumber(text: string) {
  const digits = text.replace(/\D/g, '').slice(-10);
  return digits.length === 10 ? `91${digits}` : undefined;
}

const forms: Record<string, (text: string) => string | undefined> = {
  price: asPrice,
  originalPrice: asPrice,
  phone: asPhone,
  landline: asPhone,
  chatNumber: asChatNumber,
};

/** What is probably meant by the `text` of the field called `name`; the check says whether it is right. */
export function proposalFor(name: string, text: string) {
  const proposed = forms[name]?.(text);
  return proposed === text ? undefined : proposed;
}
