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
import { type Draft, draftsIn, pathWithDrafts, withoutDrafts } from '../../content/drafts.ts';
import { replaceWords } from '../../content/replace-words.ts';
import { type Content, files, names } from '../../content/schema/files.ts';
import type { Found, Rule } from './found.ts';
import { asked, rulesForAll, rulesForValid } from './rules.ts';
import { isAboutKind, type Issue, schemaIssues } from './schema-issues.ts';

export type Finding = {
  file: keyof Content;
  path: string;
  message: string;
  kind: 'error' | 'draft' | keyof typeof asked;
  accept?: string;
  /** Of the kind `draft`: the path of the draft that this is about, with its file. */
  draft?: string;
};

function finding(kind: Finding['kind'], { place, message, accept }: Found): Finding {
  const [file, ...path] = place.split('.');
  return { file: file as keyof Content, path: path.join('.'), message, kind, ...(accept && { accept }) };
}

/**
 * The words that replace their names in all texts before these are checked. Where words.json is broken, any words do: otherwise
 * every text that uses them would count as broken too.
 */
export const wordsIn = (file: unknown): Content['words'] =>
  files.shape.words.safeParse(file).data ?? { promise: '1 hour', send: 'Send' };

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
  const aboutKind = schemaIssues({ [file]: content[file] }).filter(
    (issue) => isAboutKind(issue) && issue.place.startsWith(`${path}.`),
  );
  const errors = aboutKind.map((issue) => finding('error', issue));
  const known = [...found, ...errors].map((one) => placeOf(one) + one.message);
  const lacking = findingsOfShown(content, draft).filter(
    (one) => one.kind === 'error' && !known.includes(placeOf(one) + one.message),
  );
  return [...errors, ...lacking.map((one) => ({ ...one, kind: 'draft' as const, draft: path }))];
}

/** Why a file, under its name, may not be written: by its schema, in what is published of it, and in the kinds of values in its drafts. */
export const faultsIn = (file: Partial<Record<keyof Content, unknown>>) => [
  ...schemaIssues(withoutDrafts(file)),
  ...schemaIssues(file).filter(isAboutKind),
];

/**
 * Rules need all of the content in its form, and compare it with the brand, the phone number and `words`. Where one of these is
 * broken, what they say would mislead.
 */
const misleads = ({ code, place }: Issue) =>
  code === 'invalid_type' || /^(words|site\.(brand|phone)$)/.test(place);

/** The entry of a list or the part of a file that a finding is about. */
const entryOf = ({ file, path }: Finding) => `${file}.${/^[^.]*(\.\d+)?/.exec(path)![0]}`;

/** Those about entries without one of these errors, from which they may follow. */
function besides(errors: readonly Finding[], found: readonly Finding[]) {
  const wrong = new Set(errors.map(entryOf));
  return found.filter((one) => !wrong.has(entryOf(one)));
}

function findingsWithoutDrafts(content: Content) {
  const issues = schemaIssues(content);
  const schemaErrors = issues.map((issue) => finding('error', issue));
  if (names.some((name) => content[name] === undefined) || issues.some(misleads)) return schemaErrors;

  const { accepted } = content.accepted;
  const told = (kind: Finding['kind'], rules: readonly Rule[]) =>
    rules
      .flatMap((rule) => [...rule(content)])
      .filter(({ accept }) => !accept || !accepted.includes(accept))
      .map((found) => finding(kind, found));
  const errors = [
    ...schemaErrors,
    ...told('error', rulesForAll),
    ...besides(schemaErrors, told('error', rulesForValid)),
  ];
  const kinds = Object.entries(asked) as [keyof typeof asked, Rule[]][];
  const questions = kinds.flatMap(([kind, rules]) => told(kind, rules));
  return [...errors, ...besides(errors, questions)];
}
