/**
 * What is wrong in the content, and what to consider: `findings(content)`, for the editor at each key and
 * for `npm run content`. It needs no file system. `content` is what the JSON files hold, by their names:
 * { site: { brand: … }, services: { services: [ … ] }, 'not-found': { … } }; of a file that could not be read there is
 * no key.
 *
 * A finding has the place (`services.services.0.price`: a file and the path in it, or the file alone), the message (what is
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

export type Finding = Found & {
  kind: 'error' | 'draft' | keyof typeof asked;
  /** Of the kind `draft`: the place of the draft that this is about. */
  draft?: string;
};

const finding = (kind: Finding['kind'], { place, message, accept }: Found): Finding => ({
  place,
  message,
  kind,
  ...(accept && { accept }),
});

/**
 * The words that replace their names in all texts before these are checked. Where words.json is broken, any words do: otherwise
 * every text that uses them would count as broken too.
 */
export const wordsIn = (file: unknown): Content['words'] =>
  files.shape.words.safeParse(file).data ?? { promise: '1 hour', send: 'Send' };

export function findings(written: Partial<Record<keyof Content, unknown>>): Finding[] {
  const content = replaceWords(written, wordsIn(written.words)) as Content;
  const found = findingsInPublished(content);
  return [...found, ...draftsIn(content).flatMap((draft) => findingsOfDraft(content, draft, found))];
}

/** What is found in what is published, or would be with `draft` in it. */
const findingsInPublished = (content: Content, draft?: unknown) =>
  findingsWithoutDrafts(withoutDrafts(content, draft)).map((one) => ({
    ...one,
    place: pathWithDrafts(content, one.place, draft),
  }));

/** What is found once a draft is shown, and was not `found` without it. */
function findingsOfDraft(content: Content, { path, draft }: Draft, found: Finding[]): Finding[] {
  const file = path.split('.')[0] as keyof Content;
  const aboutKind = schemaIssues({ [file]: content[file] }).filter(
    (issue) => isAboutKind(issue) && issue.place.startsWith(`${path}.`),
  );
  const errors = aboutKind.map((issue) => finding('error', issue));
  const known = [...found, ...errors].map(({ place, message }) => place + message);
  const lacking = findingsInPublished(content, draft).filter(
    ({ kind, place, message }) => kind === 'error' && !known.includes(place + message),
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
const entryOf = ({ place }: Finding) => /^[^.]+(\.[^.]+(\.\d+)?)?/.exec(place)![0];

/** Those of `found` that are about entries without any of `errors`, from which they may follow. */
function ofOtherEntries(found: readonly Finding[], errors: readonly Finding[]) {
  const wrong = new Set(errors.map(entryOf));
  return found.filter((one) => !wrong.has(entryOf(one)));
}

function findingsWithoutDrafts(content: Content) {
  const issues = schemaIssues(content);
  const schemaErrors = issues.map((issue) => finding('error', issue));
  if (names.some((name) => content[name] === undefined) || issues.some(misleads)) return schemaErrors;

  const { accepted } = content.accepted;
  const foundBy = (kind: Finding['kind'], rules: readonly Rule[]) =>
    rules
      .flatMap((rule) => [...rule(content)])
      .filter(({ accept }) => !accept || !accepted.includes(accept))
      .map((found) => finding(kind, found));
  const errors = [
    ...schemaErrors,
    ...foundBy('error', rulesForAll),
    ...ofOtherEntries(foundBy('error', rulesForValid), schemaErrors),
  ];
  const kinds = Object.entries(asked) as [keyof typeof asked, Rule[]][];
  const questions = kinds.flatMap(([kind, rules]) => foundBy(kind, rules));
  return [...errors, ...ofOtherEntries(questions, errors)];
}
