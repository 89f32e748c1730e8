/** Holds content/ against its schemas and rules, and says in plain words what is wrong. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, files } from '../../content/schema/files.ts';
import { filesIn } from '../files.ts';
import { brokenRules } from './rules.ts';
import { readSource, type Source, Unreadable } from './source.ts';
import { warnings, workingDefaults } from './warnings.ts';

/** A place is like services › "Social Media Marketing" › price, a message what is wrong → what to do. */
type Problem = { file: string; line?: number; place: string; message: string };

const LOGO = 'content/logo.svg';
const LARGEST_LOGO = 4096;

const KINDS: Record<string, string> = {
  string: 'a text between quotes',
  int: 'a number without quotes',
  array: 'a list between [ and ]',
  object: 'an entry between { and }',
};

/** The schema's own message; else one for the kind of issue. */
function explain(issue: z.core.$ZodIssue) {
  if (issue.code === 'unrecognized_keys')
    return `There is no field called "${issue.keys.join('", "')}". → Correct the name: see how the other entries spell it.`;
  if (issue.code === 'invalid_type' && issue.input !== undefined)
    return `Expected ${KINDS[issue.expected]}. → See how the other entries write it.`;
  if (issue.code === 'invalid_type') return 'This field is missing. → Write it as the other entries do.';
  if (issue.code === 'invalid_value' && !issue.message.includes('→'))
    return `"${String(issue.input)}" is not one of the words allowed here. → Write one of: ${issue.values.join(', ')}.`;
  return issue.message;
}

/** A path in words: entries of a list are called by their title, else by their number, counted from 1. */
function placeName(content: unknown, keys: readonly string[]) {
  let value = content as Record<string, unknown> | undefined;
  return keys
    .map((key) => {
      value = value?.[key] as typeof value;
      const names = [value?.title, value?.heading, value?.label];
      const name = names.find((name) => typeof name === 'string' && name);
      return /\D/.test(key) ? key : name ? `"${name as string}"` : `number ${Number(key) + 1}`;
    })
    .join(' › ');
}

export type Report = ReturnType<typeof checkContent>;

/**
 * What is wrong with content/ in the project folder `root`, and stops the build; of what content/accepted.ts does
 * not name, what to know besides; and what the site began with and still holds.
 */
export function checkContent(root: string) {
  const errors: Problem[] = [];
  const sources: Source[] = [];
  const found = filesIn(path.join(root, 'content'))
    .filter((file) => !/^schema\/|^logo\.svg$|\.test\.ts$|\.md$|(^|\/)\./.test(file))
    .map((file) => `content/${file}`);
  for (const file of new Set([...Object.keys(files).map((name) => `content/${name}`), ...found]))
    try {
      if (!found.includes(file))
        throw new Unreadable(`The file is missing. → Bring it back: git restore ${file}`);
      const source = readSource(root, file);
      if (path.basename(file) in files) sources.push(source);
      // Functions, which work on content, are none.
      else if (Object.keys(source.exports).length > 0)
        throw new Unreadable('No schema checks what this file says. → Move it to one of the other files.');
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      errors.push({ file, line: error.line, place: '', message: error.message });
    }

  const logo = statSync(path.join(root, LOGO), { throwIfNoEntry: false })?.size ?? 0;
  if (logo === 0 || logo > LARGEST_LOGO)
    errors.push({
      file: LOGO,
      place: '',
      message: logo
        ? `The logo has ${logo} bytes, and every page holds it: ${LARGEST_LOGO} at most. → Save it with fewer points, without fonts and photographs.`
        : `The file is missing. → Bring it back: git restore ${LOGO}`,
    });

  const written = Object.assign({}, ...sources.map(({ exports }) => exports)) as Content;
  // What is said of any words, so that broken ones are not missed in every text.
  const content = replaceWords(written, written.words ?? { promise: '1 hour', send: 'Send' });
  const locate = (
    finding: string,
    source = sources.find(({ exports }) => finding.split(/[.:]/)[0]! in exports)!,
  ) => {
    const [, place = '', message = ''] = /^(.*?): ([^]*)$/.exec(finding)!;
    const keys = place.split('.');
    return { file: source.file, line: source.lineOf(keys), place: placeName(content, keys), message };
  };
  // What rules and warnings draw from a part of the content would mislead.
  let isWhole = errors.length === 0;
  // What a rule says of an entry that is wrong in itself follows from that.
  const wrong = new Set<string>();
  const entryOf = (finding: string) => finding.split(/[.:]/, 2).join('.');
  for (const source of sources) {
    const schema = files[path.basename(source.file) as keyof typeof files];
    const part = Object.fromEntries(
      Object.keys(source.exports).map((name) => [name, content[name as keyof Content]]),
    );
    const { error } = schema.safeParse(part, { reportInput: true });
    for (const issue of error?.issues ?? []) {
      const finding = `${issue.path.join('.')}: ${explain(issue)}`;
      isWhole &&= issue.code !== 'invalid_type';
      wrong.add(entryOf(finding));
      errors.push(locate(finding, source));
    }
  }
  if (isWhole)
    errors.push(
      ...brokenRules(content)
        .filter((finding) => !wrong.has(entryOf(finding)))
        .map((finding) => locate(finding)),
    );
  if (errors.length > 0) return { errors, warnings: [], defaults: [] };
  const [open, defaults] = [warnings(content), [...workingDefaults(content)]];
  return {
    errors,
    warnings: open.map((finding) => locate(finding)),
    defaults: defaults.map((finding) => locate(finding)),
  };
}

const REMINDERS = `Think of these too; nobody but you can tell:
- The postal address in content/site.ts, if customers may come: search engines then list a local business.
- An e-mail address at your own domain looks more serious than one of a mail service.
- The privacy policy and the terms, read by somebody who knows the law.
- The newsletter box in the footer is connected to nothing.
- You have proof of the claims and discounts that content/accepted.ts names.
- The domain answers with https, and the texts have been read aloud on a phone.`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Three lines, the line number left out if there is none: where, what is wrong, what to do. */
const describe = ({ file, line, place, message }: Problem) =>
  `${file}${line ? `, line ${line}` : ''}${place && `: ${place}`}\n   ${message.replace(' → ', '\n   → ')}`;

const section = (heading: string, problems: readonly Problem[]) =>
  problems.length > 0 ? `${[heading, ...problems.map(describe)].join('\n')}\n\n` : '';

/** Errors in full, else that there are none; and warnings. */
export function contentReport({ errors, warnings, defaults }: Report) {
  const stop = `Content: ${count(errors.length, 'error')}. Nothing is built until they are corrected.`;
  if (errors.length > 0) return section(stop, errors);
  const open = section(`Content: ${count(warnings.length, 'warning')}. They stop nothing.`, warnings);
  const left = `\nNot ready to go public: ${count(defaults.length, 'working default')} left (npm run launch-check).`;
  return `${open}Content: no errors.${defaults.length > 0 ? left : ''}`;
}

/** What keeps the site from going public, and what to think of besides. */
export function launchReport({ errors, warnings, defaults }: Report) {
  const musts = [...errors, ...defaults];
  const verdict = section(`Not ready to go public: ${count(musts.length, 'thing')} to do.`, musts);
  const open = section(`${count(warnings.length, 'warning')}. They stop nothing.`, warnings);
  return `${verdict || 'Ready to go public.\n'}${open}${REMINDERS}`;
}

/** For GitHub, which shows each at its line of the proposed change. */
export function annotations(kind: 'error' | 'warning', problems: readonly Problem[]) {
  const lines = problems.map(
    ({ file, line = 1, message }) => `::${kind} file=${file},line=${line}::${message}`,
  );
  return lines.join('\n').replaceAll('%', '%25');
}
