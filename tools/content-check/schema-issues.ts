/** What the schemas say about the content, in words for staff. */
import { z } from 'zod';
import { slugOf } from '../../content/formats.ts';
import { type Content, files, names } from '../../content/schema/files.ts';

/** What to write where a value of this type is missing, unless the schema says it in its `kind`. */
const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  object: 'an entry with fields',
};

/** The message for an issue whose schema has none of its own. */
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

/** What the schemas of its files say about the content, of which files may be missing. */
export function schemaIssues(content: Partial<Record<keyof Content, unknown>>) {
  const there = names.filter((name) => content[name] !== undefined);
  const schema = z.strictObject(Object.fromEntries(there.map((name) => [name, files.shape[name]])));
  const issues = schema.safeParse(content, { error: explain }).error?.issues ?? [];
  return issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return { ...issue, place: [...issue.path, ...unknown].join('.') };
  });
}

export type Issue = ReturnType<typeof schemaIssues>[number];

/** Whether a field is there that may not be, or holds another kind of value than it may. */
export const isAboutKind = ({ code }: Issue) =>
  ['invalid_type', 'invalid_value', 'unrecognized_keys'].includes(code);
