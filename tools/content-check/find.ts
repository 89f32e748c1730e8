/**
 * What is wrong in the content, and what to consider: `findings(content)`, for the editor at each key and
 * for `npm run content`. It needs no file system. `content` is what the JSON files hold, by their names:
 * { site: { brand: … }, services: { services: [ … ] }, 'not-found': { … } }; of a file that could not be read there is
 * no key.
 *
 * A finding has the file (`services`), the path in it (`services.0.price`; '' for all of it), the message (what is
 * wrong → what to do) and its kind: an `error` stops the build, an `example` the launch. A `warning`, a `claim` to prove and
 * a `discount` that does not fit its prices stop nothing: the owner is asked until content/accepted.json has their `accept`.
 *
 * All of that is about what is published, the content without its drafts (content/drafts.ts). In a draft a field is an error
 * only where it holds another kind of value than it may, such as a number for a text. What else would be an error if the draft
 * were shown is a finding of the kind `draft`.
 */
import { z } from 'zod';
import { type Draft, draftsIn, pathWithDrafts, withoutDrafts } from '../../content/drafts.ts';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, files, names } from '../../content/schema/files.ts';
import { type Found, rulesForAll, rulesForValid, slugOf } from './rules.ts';
import { claims, discounts, examples, unaccepted, warnings } from './warnings.ts';

export type Finding = {
  file: keyof Content;
  path: string;
  message: string;
  kind: 'error' | 'draft' | 'warning' | 'claim' | 'discount' | 'example';
  accept?: string;
  /** Of the kind `draft`: the path of the draft that this is about, with its file. */
  draft?: string;
};

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  object: 'an entry with fields',
};

function explain(issue: z.core.$ZodRawIssue) {
  const fields = issue.inst && 'shape' in issue.inst ? Object.keys(issue.inst.shape as object) : [];
  if (issue.code === 'unrecognized_keys')
    return `There is no field called "${issue.keys.join('", "')}". → Delete it, or correct its name. Names that are left here: ${fields.filter((field) => !(field in issue.input!)).join(', ') || 'none'}.`;
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    const form = issue.code === 'invalid_type' ? KINDS[issue.expected] : `one of: ${issue.values.join(', ')}`;
    const { kind = form } = z.globalRegistry.get(issue.inst as z.ZodType) ?? {};
    if (issue.input === undefined) return `This field is missing. → Add it, with ${String(kind)}.`;
    return `${JSON.stringify(issue.input)} is not allowed here. → Write ${String(kind)}.`;
  }
  if (issue.code === 'invalid_format')
    return `"${issue.input}" is not valid here. → Write "${slugOf(String(issue.input).replace(/\.svg$/, ''))}": small letters, digits and single hyphens.`;
  // As Zod counts: an emoji is one.
  const { length } = [...String(issue.input)];
  if (issue.code === 'too_big')
    return `The text has ${length} characters; the limit is ${issue.maximum}. → Shorten it by ${length - Number(issue.maximum)}.`;
}

function finding(kind: Finding['kind'], { place, message, accept }: Found): Finding {
  const [file, ...path] = place.split('.');
  return { file: file as keyof Content, path: path.join('.'), message, kind, ...(accept && { accept }) };
}

export const claimsToProve = (count: number) => `${count} claim${count === 1 ? '' : 's'} to prove`;

export const unfitDiscounts = (count: number) =>
  count === 1 ? '1 discount that does not fit its prices' : `${count} discounts that do not fit their prices`;

/** The entry of a list or the part of a file that a finding is about. */
const entryOf = ({ file, path }: Finding) => `${file}.${/^[^.]*(\.\d+)?/.exec(path)![0]}`;

/**
 * The words that replace their names in all texts before these are checked. Where words.json is broken, any words do: otherwise
 * every text that uses them would count as broken too.
 */
export const wordsIn = (file: unknown): Content['words'] =>
  files.shape.words.safeParse(file).data ?? { promise: '1 hour', send: 'Send' };

/** What the schemas of its files say about the content. */
function schemaIssues(content: Partial<Record<keyof Content, unknown>>) {
  const schema = z.strictObject(
    Object.fromEntries(
      names.filter((name) => content[name] !== undefined).map((name) => [name, files.shape[name]]),
    ),
  );
  const issues = schema.safeParse(content, { error: explain }).error?.issues ?? [];
  return issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return { ...issue, place: [...issue.path, ...unknown].join('.') };
  });
}

type Issue = ReturnType<typeof schemaIssues>[number];

/** Whether a field is there that may not be, or holds another kind of value than it may. */
const isOfKind = ({ code }: Issue) => ['invalid_type', 'invalid_value', 'unrecognized_keys'].includes(code);

export function findings(written: Partial<Record<keyof Content, unknown>>): Finding[] {
  const content = replaceWords(written, wordsIn(written.words)) as Content;
  const found = findingsOfShown(content);
  return [...found, ...draftsIn(content).flatMap((draft) => findingsOfDraft(content, draft, found))];
}

/** What is found in what is published, the draft `shown` among it. */
function findingsOfShown(content: Content, shown?: unknown) {
  return findingsWithoutDrafts(withoutDrafts(content, shown)).map((one) => {
    const place = pathWithDrafts(content, placeOf(one), shown);
    return { ...one, path: place.slice(one.file.length + 1) };
  });
}

const placeOf = ({ file, path }: Finding) => (path ? `${file}.${path}` : file);

/** What is found once a draft is shown, and was not `found` without it. */
function findingsOfDraft(content: Content, { path, draft }: Draft, found: Finding[]): Finding[] {
  const file = path.split('.')[0] as keyof Content;
  const ofKind = schemaIssues({ [file]: content[file] }).filter(
    (issue) => isOfKind(issue) && issue.place.startsWith(`${path}.`),
  );
  const errors = ofKind.map((issue) => finding('error', issue));
  const known = [...found, ...errors].map((one) => placeOf(one) + one.message);
  const lacking = findingsOfShown(content, draft).filter(
    (one) => one.kind === 'error' && !known.includes(placeOf(one) + one.message),
  );
  return [...errors, ...lacking.map((one) => ({ ...one, kind: 'draft' as const, draft: path }))];
}

/** Whether a file, under its name, may be written: what is published of it fits its schema, and its drafts have the kinds of values that it names. */
export const fitsSchema = (file: Partial<Record<keyof Content, unknown>>) =>
  schemaIssues(withoutDrafts(file)).length === 0 && !schemaIssues(file).some(isOfKind);

function findingsWithoutDrafts(content: Content) {
  const issues = schemaIssues(content);
  const errors = issues.map((issue) => finding('error', issue));
  // Rules and warnings need all of the content in its form, and compare it with the brand, the phone number and `words`.
  // Where one of these is broken, what they say would mislead.
  const misleads = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' || /^(words|site\.(brand|phone)$)/.test(path.join('.'));
  if (names.some((name) => content[name] === undefined) || issues.some(misleads)) return errors;
  // Of an entry with an error of its own nothing more is said, since it may follow from that error.
  const rightEntries = (kind: Finding['kind'], found: Iterable<Found>) => {
    const wrong = new Set(errors.map(entryOf));
    return [...found].map((it) => finding(kind, it)).filter((it) => !wrong.has(entryOf(it)));
  };
  const broken = rightEntries(
    'error',
    rulesForValid.flatMap((rule) => [...rule(content)]),
  );
  errors.push(
    ...rulesForAll.flatMap((rule) => [...rule(content)].map((it) => finding('error', it))),
    ...broken,
  );
  return [
    ...errors,
    ...rightEntries('warning', unaccepted(content, warnings(content))),
    ...rightEntries('claim', unaccepted(content, claims(content))),
    ...rightEntries('discount', unaccepted(content, discounts(content))),
    ...rightEntries('example', examples(content)),
  ];
}
