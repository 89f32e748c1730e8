/**
 * The kinds of field that content is made of. `title` is what the form calls a field, `help` what it says below that.
 * A message says what is wrong → and what to do.
 */
import { z } from 'zod';

/** A schema as JSON Schema, as far as content uses it, with what the functions below note of a field. */
export type Schema = {
  type?: 'string' | 'integer' | 'boolean' | 'object' | 'array';
  title?: string;
  description?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  /** The schema of the pages that the owner adds. */
  additionalProperties?: Schema | false;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  /** Of a number: what the editor writes first. */
  default?: number;
  /** The language of a text that has one. */
  lang?: 'en' | 'te';
  /** Of a link, which leads to the page of the same language. */
  isAddress?: boolean;
  /** Of what no visitor sees: the form leaves it out. */
  isHidden?: boolean;
  /** Whether it is a photograph. */
  isPhoto?: true;
  /** As what the editor understands what is typed. */
  reading?: string;
};

/** What comes along unseen when a text is copied. The joiners at the end are right in Telugu. */
const UNSEEN =
  /[\u00a0\u00ad\u2000-\u200b\u200e\u200f\u2028-\u202f\u2060\ufeff]|(?<![\u0c00-\u0c7f])[\u200c\u200d]/;

const textFaults: Record<string, RegExp> = {
  'The text is empty. → Write a text.': /^\s*$/,
  'The text begins or ends with a space. → Remove the space.': /^\s+\S|\S\s+$/,
  'There are two spaces in a row. → Remove one of them.': /\S {2}/,
  'There is a line break or a tab in the text. → Write it on one line.': /\p{Cc}/u,
  'The text contains HTML, which the page would show. → Remove all from < to >.': /<\/?[a-z]/i,
  'A letter was lost, and � is in its place. → Type it again.': /\ufffd/,
  'This looks like a placeholder. → Write the real text.': /\b(lorem|TODO|TBD|XXX+)\b|\[[a-z ]+\]|^[….]+$/i,
  'There is no word for these { }. → Write {promise} or {send}.': /\{\w*\}/,
  'A word of over 24 letters is too wide for a phone. → Split it by a space or a hyphen.':
    /(?:[^\s/\p{M}-]\p{M}*){25}/u,
};

/** Says what no text may have. */
export function tellFaults(value: string, context: z.RefinementCtx) {
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

/** A text on one line that reads the same in every language, such as the name of a tool: at most `max` characters. */
export const name = (title: string, max: number, help?: string) =>
  z.string().max(max).superRefine(tellFaults).meta({ title, description: help });

/** A text in English, on one line, of at most `max` characters. Its Telugu is in content/telugu.json. */
export const text = (title: string, max: number, help?: string) =>
  name(title, max, help).meta({ title, description: help, lang: 'en' });

export const isTelugu = (text: string) => /\p{Script=Telugu}/u.test(text);

/** A text in Telugu script. Pages know it as Telugu by its letters: components/ui/words.tsx. */
export const telugu = (title: string, max: number, help?: string) =>
  name(title, max, help)
    .refine(isTelugu, {
      error: 'This text has no Telugu letters. → Write it in Telugu script.',
    })
    .meta({ title, description: help, lang: 'te' });

type Form = { kind: string; form: RegExp; write: string; max?: number; lang?: 'en' };

/** A text that must have a form. `write` completes "Write …", as help and in the message that it is not a valid `kind`, by which the editor understands it. */
export function pattern(title: string, { kind, form, write, max = 60, lang }: Form) {
  const error = ({ input }: { input?: unknown }) =>
    input === ''
      ? `This is empty. → Write ${write}.`
      : `"${String(input)}" is not a valid ${kind}. → Write ${write}.`;
  return z
    .string()
    .max(max)
    .regex(form, { error })
    .meta({ title, description: `Write ${write}.`, reading: kind, lang });
}

/** A list of `min` to `max` entries. */
export function list<Entry extends z.ZodType>(
  title: string,
  entry: Entry,
  min: number,
  max: number,
  help?: string,
) {
  const size = max === min ? `exactly ${min}` : `${min} to ${max}`;
  const error = ({ input }: { input?: unknown }) => {
    const { length } = input as unknown[];
    const todo = length > max ? `Remove ${length - max}.` : `Add ${min - length}.`;
    return `Expected ${size} ${title.toLowerCase()}, found ${length}. → ${todo}`;
  };
  // Not Zod's own limits: where a text is in the place of the list, they would count its letters.
  const fits = ({ length }: unknown[]) => length >= min && length <= max;
  const kind = entry instanceof z.ZodString ? 'a list: ["…", "…"]' : 'a list: [{ … }, { … }]';
  return z
    .array(entry)
    .refine(fits, { error })
    .meta({ title, description: help, minItems: min, maxItems: max, kind });
}

/** Fields that belong together. */
export const group = <Fields extends z.ZodRawShape>(title: string, fields: Fields, help?: string) =>
  z.strictObject(fields).meta({ title, description: help });

/** What tells an entry from the others of its list. */
const id = z
  .string()
  .regex(/^[a-z0-9]+$/)
  .meta({ kind: 'small letters and digits that no other entry of this list has' });

/** What an entry or a page has while it is a draft: content/drafts.ts. */
export const isDraft = z.literal(true).optional().meta({ title: 'Draft', isHidden: true });

/** An entry of a list. Its `id` never changes, and is neither shown nor published. The editor gives it one; by hand it must be written. */
export const entry = <Fields extends z.ZodRawShape>(title: string, fields: Fields, help?: string) =>
  group(title, { ...fields, id, isDraft }, help);

/** A name for addresses. */
export const slug = (title: string, help: string) =>
  z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ title, description: help, reading: 'name' });

/** Since when somebody has agreed to be shown, as 2026-03-12. Without it nothing is built. */
export const permission = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error: ({ input }) =>
      input === ''
        ? 'Nobody is shown with name, face or words before they have agreed. → Ask them, then tick this. Until then, hide it.'
        : 'This is not a day. → Write year, month and day: 2026-03-12.',
  })
  .meta({
    title: 'I have their permission, since',
    description: 'To show their name, their face and their words. Visitors do not see this.',
    kind: 'the day since when they have agreed to be shown with name, face and words: 2026-03-12',
  });

const SHOWS = 'For those who cannot see it, and for search engines: a saree shop with its board in Telugu.';

/**
 * A photograph, left out where there is none. `file` is a name in content/photos/; `x` and `y` are the point that stays in view
 * where it is cut, in per cent from the left and from the top. `shows` is the help of what it shows; the point is at `top` per
 * cent until somebody moves it.
 */
export const photo = (title: string, help?: string, shows = SHOWS, top?: number) =>
  group(
    title,
    {
      file: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/)
        .meta({ title: 'File', description: 'Its name in content/photos/.' }),
      // The check asks for it. The editor saves a photograph before somebody has written it, so that the page shows it at once.
      shows: z
        .string()
        .max(120)
        .superRefine((value, context) => {
          if (value) tellFaults(value, context);
        })
        .meta({
          title: 'What it shows',
          description: shows,
          lang: 'en',
        }),
      x: z.int().min(0).max(100).meta({ title: 'Point from the left' }).optional(),
      y: z.int().min(0).max(100).meta({ title: 'Point from the top', default: top }).optional(),
    },
    help,
  )
    .meta({ title, description: help, isPhoto: true, kind: 'a photograph, with its file and what it shows' })
    .optional();

/** A photograph of somebody. */
export const portrait = photo(
  'Photograph',
  'Of the face.',
  'Who it is, for those who cannot see them, and for search engines: the owner of Sri Lakshmi Silks.',
  30,
);
