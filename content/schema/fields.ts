/** The kinds of field that content is made of. A message holds two lines: what is wrong, and what to do. */
import { z } from 'zod';

export const message = (what: string, todo: string) => `${what}\n${todo}`;

/** Characters of one word that fit between the margins of a 360 px phone, in a heading. */
const LONGEST_WORD = 24;

const textFaults = (value: string): [isWrong: boolean, what: string, todo: string][] => [
  [value !== value.trim(), 'The text begins or ends with a space.', 'Remove the space.'],
  [/ {2}/.test(value), 'There are two spaces in a row.', 'Remove one of them.'],
  [
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    /[\u0000-\u001f\u007f]/.test(value),
    'The text contains a line break or a tab.',
    'Write it on one line; the page wraps lines by itself.',
  ],
  [
    /<\/?[a-z]/i.test(value),
    'The text contains HTML, which would appear on the page as typed.',
    'Remove everything from < to >.',
  ],
  [
    /lorem ipsum|\bTODO\b|\bTBD\b|\bXXX|\{\w*\}|\[[a-z ]+\]/i.test(value),
    'This looks like a placeholder.',
    'Write the real text.',
  ],
  [
    value.split(/[\s/-]/).some((word) => word.length > LONGEST_WORD),
    `A word of more than ${LONGEST_WORD} letters does not fit on a phone.`,
    'Split it with a space or a hyphen.',
  ],
];

/** For `max()`: says by how much a text is too long. */
export const tooLong = (max: number) => ({
  error: ({ input }: { input?: unknown }) => {
    // As Zod counts: an emoji is one.
    const { length } = [...(input as string)];
    return message(
      `The text has ${length} characters; the limit is ${max}.`,
      `Shorten it by ${length - max}. The limit is set in content/schema/.`,
    );
  },
});

/** Text in one line, of at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .superRefine((value, context) => {
      const faults: [boolean, string, string][] = value.trim()
        ? textFaults(value)
        : [[true, 'The text is empty.', 'Write a text, or undo the edit.']];
      for (const [isWrong, what, todo] of faults)
        if (isWrong) context.addIssue({ code: 'custom', message: message(what, todo) });
    });

/** Text of a fixed form: `kind` completes "… is not a valid". */
export const pattern = (form: RegExp, kind: string, todo: string, max = 60) =>
  z
    .string()
    .max(max, tooLong(max))
    .regex(form, { error: ({ input }) => message(`"${String(input)}" is not a valid ${kind}.`, todo) });

/** A list whose first `Min` entries are known to be there. */
type AtLeast<Min extends number, Entry, First extends Entry[] = []> = First['length'] extends Min
  ? readonly [...First, ...Entry[]]
  : AtLeast<Min, Entry, [...First, Entry]>;

/** A list of `min` to `max` entries, called `noun` in messages. `why` says what the limit comes from. */
export function list<Item extends z.ZodType, Min extends number>(
  noun: string,
  item: Item,
  min: Min,
  max: number = min,
  why = '',
) {
  const size = max === min ? `exactly ${min}` : `${min} to ${max}`;
  const error = ({ input }: { input?: unknown }) => {
    const count = (input as unknown[]).length;
    const todo = count > max ? `Remove ${count - max}.` : `Add ${min - count}.`;
    return message(
      `Expected ${size} ${noun}, found ${count}${why && `: ${why}`}.`,
      `${todo} The limit is set in content/schema/.`,
    );
  };
  const entries = z.array(item).min(min, { error }).max(max, { error });
  return entries as unknown as z.ZodType<AtLeast<Min, z.infer<Item>>>;
}

export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'slug',
  'Write small letters, digits and single hyphens: web-design-development.',
);

/** Up to 99,99,999: groups of two after the last three. A card has room for no more. */
const RUPEES = String.raw`₹[1-9](\d{0,2}|\d?(,\d{2})?,\d{3})`;

export const originalPrice = pattern(
  new RegExp(`^${RUPEES}$`),
  'price',
  'Write the rupee sign and the amount with Indian commas: ₹25,000 or ₹1,50,000.',
);

export const price = pattern(
  new RegExp(`^(Starting from )?${RUPEES}$`),
  'price',
  'Write the rupee sign and the amount with Indian commas: ₹15,000 or Starting from ₹6,000.',
);

export const discount = pattern(/^\d{1,2}% OFF$/, 'discount', 'Write it like 40% OFF.');

export const duration = pattern(
  /^([A-Z0-9][\w,&'-]{0,23}( [\w,&'-]{1,24}){0,5} )?(\d{1,3}-)?\d{1,3} (day|week|month)s?$|^Ongoing$/,
  'duration',
  'End with a number and days, weeks or months: 2-4 weeks. Or write Ongoing.',
  48,
);
