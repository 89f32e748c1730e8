/**
 * What is wrong in the content, and what to consider: `findings(content)`, for the editor at each key and
 * for `npm run content`. It needs no file system. `content` is what the JSON files hold, by their names:
 * { site: { brand: … }, services: { services: [ … ] }, 'not-found': { … } }; of a file that could not be read there is
 * no key.
 *
 * A finding has the file (`services`), the path in it (`services.0.price`; '' for all of it), the message (what is
 * wrong → what to do) and its kind: an `error` stops the build, an `example` the launch. A `warning`, a `claim` to prove and
 * a `discount` that does not fit its prices stop nothing: the owner is asked until content/accepted.json has their `accept`.
 */
import { z } from 'zod';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, files, names } from '../../content/schema/files.ts';
import { type Found, rulesForAll, rulesForValid, slugOf } from './rules.ts';
import { claims, discounts, examples, unaccepted, warnings } from './warnings.ts';

export type Finding = {
  file: keyof Content;
  path: string;
  message: string;
  kind: 'error' | 'warning' | 'claim' | 'discount' | 'example';
  accept?: string;
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

export function findings(written: Partial<Record<keyof Content, unknown>>) {
  // Where words.json is broken, any words do: otherwise every text that uses them would count as broken too.
  const words = files.shape.words.safeParse(written.words).data ?? { promise: '1 hour', send: 'Send' };
  const content = replaceWords(written, words) as Content;
  const missing = names.filter((name) => content[name] === undefined);
  const schema = z.strictObject(
    Object.fromEntries(
      names.filter((name) => !missing.includes(name)).map((name) => [name, files.shape[name]]),
    ),
  );
  const issues = schema.safeParse(content, { error: explain }).error?.issues ?? [];
  const errors = issues.map(({ path, message, ...issue }) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return finding('error', { place: [...path, ...unknown].join('.'), message });
  });
  // Rules and warnings need all of the content in its form, and compare it with the brand, the phone number and `words`.
  // Where one of these is broken, what they say would mislead.
  const misleads = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' || /^(words|site\.(brand|phone)$)/.test(path.join('.'));
  if (missing.length > 0 || issues.some(misleads)) return errors;
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
