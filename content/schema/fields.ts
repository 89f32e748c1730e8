/** The kinds of field that content is made of. A message says what is wrong → and what to do. */
import { z } from 'zod';

/** What comes along unseen when a text is copied. The joiners at the end are right in Telugu. */
const UNSEEN =
  /[\u00a0\u00ad\u2000-\u200b\u200e\u200f\u2028-\u202f\u2060\ufeff]|(?<![\u0c00-\u0c7f])[\u200c\u200d]/;

const textFaults: Record<string, RegExp> = {
  'The text is empty. → Write a text, or undo the edit.': /^\s*$/,
  'The text begins or ends with a space. → Remove the space.': /^\s+\S|\S\s+$/,
  'There are two spaces in a row. → Remove one of them.': /\S {2}/,
  'There is a line break or a tab in the text. → Write it on one line.': /\p{Cc}/u,
  'The text contains HTML, which the page would show. → Remove all from < to >.': /<\/?[a-z]/i,
  'A letter was lost, and � is in its place. → Type it again.': /\ufffd/,
  'This looks like a placeholder. → Write the real text.': /\b(lorem|TODO|TBD|XXX+)\b|\[[a-z ]+\]|^[….]+$/i,
  'content/words.ts has no word for these { }. → Write one that it has, such as {promise}.': /\{\w*\}/,
  'A word of over 24 letters is too wide for a phone. → Split it by a space or a hyphen.': /[^\s/-]{25}/,
};

function tellFaults(value: string, context: z.RefinementCtx) {
  const unseen = UNSEEN.exec(value);
  if (unseen) {
    const code = unseen[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const word = value.slice(0, unseen.index).trim().split(' ').at(-1);
    const place = word ? `after "${word}"` : 'at the beginning';
    const name = code === '00A0' ? 'A no-break space' : 'An unseen sign';
    context.addIssue(`${name} (U+${code}) is ${place}. → Delete what is ${place}, and type it again.`);
  } else
    for (const [message, fault] of Object.entries(textFaults))
      if (fault.test(value)) context.addIssue(message);
}

export const text = (max: number) => z.string().max(max).superRefine(tellFaults);

export function texts<Name extends string>(limits: Record<Name, number>) {
  const fields = Object.entries<number>(limits).map(([name, max]) => [name, text(max)]);
  return Object.fromEntries(fields) as Record<Name, ReturnType<typeof text>>;
}

type Input = { input?: unknown };

/** What to write in a text with a form of its own, by what the message calls it. */
const FORMS = {
  time: 'a number and, in full and in small letters, minutes, hours or days: 2 hours',
  price:
    'an amount with Indian commas, ₹15,000 or Starting from ₹6,000, or words: On request. /month belongs in period, + GST in priceNote',
  'old price': 'only the rupee sign and the amount with Indian commas: ₹25,000 or ₹1,50,000',
  discount: '1% to 99%, with OFF in capitals: 40% OFF. To end the offer, delete this line and originalPrice',
  duration: 'Ongoing, or end with a number and, in small letters, days, weeks, months or years: 2-4 weeks',
  'Indian phone number':
    '+91 and its ten digits in groups: +91 98480 12345, for a mobile number, which begins with 6 to 9, or +91 863 222 3344, without the 0 of the area',
  'WhatsApp number': '91 and ten digits of a mobile number (6 to 9 first), no plus, no spaces: 919848012345',
  'email address': 'it like hello@your-domain.in',
  'website address': 'https:// and the domain, without a slash at the end: https://www.your-domain.in',
  'address of a profile': 'all of it, with https:// before it: https://www.instagram.com/your-name',
  'time of day': 'it like 9:30 am',
  'PIN code': 'its six digits: 522001',
};

export function pattern(kind: keyof typeof FORMS, form: RegExp, max = 60) {
  const error = ({ input }: Input) => `"${String(input)}" is not a valid ${kind}. → Write ${FORMS[kind]}.`;
  return z.string().max(max).regex(form, { error });
}

/** A list whose first `Min` entries are known to be there. */
type AtLeast<Min extends number, Entry, First extends Entry[] = []> = First['length'] extends Min
  ? readonly [...First, ...Entry[]]
  : AtLeast<Min, Entry, [...First, Entry]>;

/** A list of `min` to `max` entries, called `noun` in messages. */
export function list<Of extends z.ZodType, Min extends number>(noun: string, of: Of, min: Min, max: number) {
  const size = max === min ? `exactly ${min}` : `${min} to ${max}`;
  const error = ({ input }: Input) => {
    const { length } = input as unknown[];
    const todo = length > max ? `Remove ${length - max}.` : `Add ${min - length}.`;
    return `Expected ${size} ${noun}, found ${length}. → ${todo}`;
  };
  // Not Zod's own limits, which would count the letters of a text in place of a list.
  const fits = ({ length }: unknown[]) => length >= min && length <= max;
  const kind = of instanceof z.ZodString ? "a list: ['…', '…']" : 'a list: [{ … }, { … }]';
  const entries = z.array(of).refine(fits, { error }).meta({ minItems: min, maxItems: max, kind });
  return entries as unknown as z.ZodType<AtLeast<Min, z.infer<Of>>>;
}

export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
