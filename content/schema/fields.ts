/** The kinds of field that content is made of. A message says what is wrong → and what to do. */
import { z } from 'zod';

const LIMIT = 'The limit is set in content/schema/.';

/** Characters of one word that fit between the margins of a 360 px phone, in a heading. */
const LONGEST_WORD = 24;

/** What comes along unseen when a text is copied. The joiners at the end are right in Telugu. */
const UNSEEN =
  /[\u00a0\u00ad\u2000-\u200b\u200e\u200f\u2028-\u202f\u2060\ufeff]|(?<![\u0c00-\u0c7f])[\u200c\u200d]/;
const UNSEEN_NAMES = new Map([
  ['\u00a0', 'a no-break space'],
  ['\u200b', 'a zero-width space'],
]);

// prettier-ignore
const textFaults: [fault: RegExp, message: string][] = [
  [/^\s*$/, 'The text is empty. → Write a text, or undo the edit.'],
  [/^\s+\S|\S\s+$/, 'The text begins or ends with a space. → Remove the space.'],
  [/\S {2}/, 'There are two spaces in a row. → Remove one of them.'],
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  [/[\u0000-\u001f\u007f]/, 'The text contains a line break or a tab. → Write it on one line; the page wraps lines by itself.'],
  [/<\/?[a-z]/i, 'The text contains HTML, which would appear on the page as typed. → Remove everything from < to >.'],
  [/lorem ipsum|\bTODO\b|\bTBD\b|\bXXX|\[[a-z ]+\]/i, 'This looks like a placeholder. → Write the real text.'],
  [/\{\w*\}/, 'content/words.ts has no word for these { and }. → Write one that it has, such as {promise}, or the text itself.'],
  [RegExp(`[^\\s/-]{${LONGEST_WORD + 1}}`), `A word of more than ${LONGEST_WORD} letters does not fit on a phone. → Split it with a space or a hyphen.`],
];

function faultsOf(value: string) {
  const unseen = UNSEEN.exec(value);
  if (!unseen) return textFaults.filter(([fault]) => fault.test(value)).map(([, message]) => message);
  const [character] = unseen;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const place = `after "${value.slice(0, unseen.index).split(' ').at(-1)}"`;
  const name = UNSEEN_NAMES.get(character) ?? 'an invisible character';
  return [`There is ${name} (U+${code}) ${place}. → Delete what is ${place}, and type it again.`];
}

/** For `max()`: says by how much a text is too long. */
export const tooLong = (max: number) => ({
  error: ({ input }: { input?: unknown }) => {
    // As Zod counts: an emoji is one.
    const { length } = [...(input as string)];
    return `The text has ${length} characters; the limit is ${max}. → Shorten it by ${length - max}. ${LIMIT}`;
  },
});

/** Text in one line, of at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max, tooLong(max))
    .superRefine((value, context) => faultsOf(value).forEach((message) => context.addIssue(message)));

/** Texts of which no more is to be said than how long they may be. */
export const texts = <Name extends string>(max: number, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text(max)])) as Record<Name, ReturnType<typeof text>>;

/** Text of a fixed form; the template completes "… is not a valid". */
export const pattern =
  (form: RegExp, max = 60) =>
  ([kind]: TemplateStringsArray) =>
    z
      .string()
      .max(max, tooLong(max))
      .regex(form, { error: ({ input }) => `"${String(input)}" is not a valid ${kind}` });

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
  const error = ({ input }: { input?: unknown }) => {
    const count = (input as unknown[]).length;
    const size = max === min ? `exactly ${min}` : `${min} to ${max}`;
    const todo = count > max ? `Remove ${count - max}.` : `Add ${min - count}.`;
    return `Expected ${size} ${noun}, found ${count}${why && `: ${why}`}. → ${todo} ${LIMIT}`;
  };
  const entries = z.array(item).min(min, { error }).max(max, { error });
  return entries as unknown as z.ZodType<AtLeast<Min, z.infer<Item>>>;
}

export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
)`slug. → Write small letters, digits and single hyphens: web-design-development.`;
