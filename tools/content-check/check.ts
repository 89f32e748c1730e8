/** Holds content/ against its schemas and rules, and says in plain words what is wrong. */
import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, files } from '../../content/schema/files.ts';
import { filesIn } from '../files.ts';
import { nameRules, placeName, type Rule, rules, slugOf } from './rules.ts';
import { readSource } from './source.ts';
import { contradictions, warnings, workingDefaults } from './warnings.ts';

/** A place is like services › "Social Media Marketing" › price, a message what is wrong → what to do. */
type Problem = { file: string; line?: number; place: string; message: string };

const LOGO = 'logo.svg';

const KINDS: Record<string, string> = {
  string: 'a text between quotes',
  number: 'a number without quotes',
  object: 'an entry between { and }',
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
    return `"${issue.input}" is not a valid ${String(issue.path?.at(-1))}. → Write '${slugOf(String(issue.input).replace(/\.svg$/, ''))}': small letters, digits and single hyphens.`;
  // As Zod counts: an emoji is one.
  const { length } = [...String(issue.input)];
  if (issue.code === 'too_big')
    return `The text has ${length} characters; the limit is ${issue.maximum}. → Shorten it by ${length - Number(issue.maximum)}.`;
}

export type Report = ReturnType<typeof checkContent>;

/** Reads content/ in the current folder. Errors stop the build; what may follow from one waits until it is corrected. */
export function checkContent() {
  const errors: Problem[] = [];
  const sources: (ReturnType<typeof readSource> & { schema: z.ZodObject })[] = [];
  for (const name of new Set([LOGO, ...Object.keys(files), ...filesIn('content')])) {
    if (/^schema\/|\.(test\.ts|md)$|(^|\/)\./.test(name)) continue;
    const file = `content/${name}`;
    const tell = (message: string, line?: number) => errors.push({ file, line, place: '', message });
    const size = statSync(file, { throwIfNoEntry: false })?.size;
    const schema = (files as Record<string, z.ZodObject>)[name];
    const source = size && name.endsWith('.ts') ? readSource(file) : undefined;
    if (!size) tell(`The file is missing or empty. → Bring it back: git restore ${file}`);
    else if (name === LOGO && (size > 4096 || !readFileSync(file, 'utf8').includes('<svg')))
      tell(`The logo has ${size} bytes. → Every page holds it: save it as an SVG of 4096 bytes at most.`);
    else if (source?.fault) tell(...source.fault);
    else if (source && schema) sources.push({ ...source, schema });
    // Functions, which work on content, are none.
    else if (name !== LOGO && (!source || Object.keys(source.exports).length > 0))
      tell('No page of the site shows what this file says. → Move it to one of the other files.');
  }

  const written = Object.assign({}, ...sources.map(({ exports }) => exports)) as Content;
  // What is said of any words, so that broken ones are not missed in every text.
  const { data } = files['words.ts'].shape.words.safeParse(written.words);
  const words = data ?? { promise: '1 hour', send: 'Send' };
  const content = replaceWords(written, words);
  const locate = (finding: string) => {
    const [, path = '', name = '', message = ''] = /^((\w*).*?): ([^]*)$/.exec(finding)!;
    const { file, lineOf } = sources.find(({ exports, schema }) => name in exports || name in schema.shape)!;
    const entry = /^accepted|[^.]*(\.[^.]*)?/.exec(path)![0];
    return { file, line: lineOf(path), place: placeName(content, path), message, entry };
  };
  const schema = z.strictObject(Object.assign({}, ...sources.map((source) => source.schema.shape)));
  const issues = schema.safeParse(content, { error: explain }).error?.issues ?? [];
  // What a section of the guide is called, and after it, in brackets, the fields that it shows how to write.
  const sections = [...readFileSync('content/README.md', 'utf8').matchAll(/^### (.*) \((`.*`)\)$/gm)];
  const findings = issues.map((issue) => {
    const named = new Set(issue.path.map((name) => `\`${String(name)}\``));
    const section = sections.find(([, , fields]) => fields!.split(', ').some((field) => named.has(field)));
    const guide = section ? ` → See "${section[1]}" in content/README.md.` : '';
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return locate(`${[...issue.path, ...unknown].join('.')}: ${issue.message}${guide}`);
  });
  // What rules and warnings draw from a part of the content, or from what they hold others against, would mislead.
  const misleads = ({ code, path }: z.core.$ZodIssue) =>
    code === 'invalid_type' || /^(words|site\.(brand|phone)$)/.test(path.join('.'));
  const isWhole = errors.length === 0 && !issues.some(misleads);
  const find = (rules: Rule[]) => (isWhole ? rules.flatMap((rule) => [...rule(content)].map(locate)) : []);
  const inRightEntries = (rules: Rule[]) =>
    find(rules).filter(({ entry }) => !findings.some((it) => [it.entry, 'accepted'].includes(entry)));
  findings.push(...find(nameRules), ...inRightEntries(rules));
  errors.push(...findings.sort((a, b) => a.file.localeCompare(b.file) || a.line! - b.line!));
  return {
    errors,
    warnings: inRightEntries([warnings]),
    contradictions: inRightEntries([contradictions]),
    defaults: inRightEntries([workingDefaults]),
  };
}

const count = ({ length }: readonly unknown[], noun: string) => `${length} ${noun}${length === 1 ? '' : 's'}`;

function section(heading: string, problems: readonly Problem[]) {
  const told = problems.map(({ file, line, place, message }) => {
    const where = `${file}${line ? `, line ${line}` : ''}${place && `: ${place}`}`;
    return `${where}\n   ${message.replaceAll(' → ', '\n   → ')}\n`;
  });
  return problems.length > 0 ? `${heading}\n${told.join('')}\n` : '';
}

const warned = (warnings: readonly Problem[]) =>
  section(`${count(warnings, 'warning')}. Warnings stop nothing.`, warnings);

export function contentReport({ errors, warnings, defaults }: Report) {
  const stop = `Content: ${count(errors, 'error')}. Nothing is built until they are corrected.`;
  const left = `\nNot ready to go public: ${count(defaults, 'example')} left (npm run launch-check).`;
  const verdict = `Content: no errors.${defaults.length > 0 ? left : ''}`;
  return section(stop, errors) + warned(warnings) + (errors.length > 0 ? '' : verdict);
}

export function launchReport({ errors, warnings, contradictions, defaults }: Report) {
  const musts = [...errors, ...defaults];
  const more = errors.length > 0 ? ', and more may be found then' : '';
  const verdict = section(`Not ready to go public: ${count(musts, 'thing')} to do${more}.`, musts);
  const [reminders] = /^Think of these too[^]*?(?=\n\n#)/m.exec(readFileSync('content/README.md', 'utf8'))!;
  const first = `To decide first: ${count(contradictions, 'discount')} that the prices contradict.`;
  const others = warnings.filter(({ place }) => !contradictions.some((discount) => discount.place === place));
  return `${verdict || 'Ready to go public.\n'}${section(first, contradictions)}${warned(others)}${reminders}`;
}

const annotate = (kind: string, problems: readonly Problem[]) =>
  problems.map(({ file, line = 1, message }) => `::${kind} file=${file},line=${line}::${message}\n`).join('');

/** For GitHub, which shows each at its line of the proposed change. */
export const annotations = ({ errors, warnings }: Report) =>
  (annotate('error', errors) + annotate('warning', warnings)).replaceAll('%', '%25');
