/** The problems that the check finds in the content, each at its field. */
import type { Content } from '../../content/schema/files.ts';
import { type Finding, findings } from '../../tools/content-check/find.ts';
import { idOfPath, valueOf } from './fields.ts';
import { missingTelugu } from './telugu.ts';

/** A finding of the check about the field `id`. `accept` is what the owner adds to `accepted.json` to accept it. */
export type Problem = {
  id: string;
  message: string;
  kind: Finding['kind'] | 'telugu';
  /** Whether the field is still empty. */
  isMissing: boolean;
  accept?: string;
  /** Of the kind `draft`: the field of the draft that lacks this. */
  draft?: string;
};

/** The field that makes the Telugu pages public. */
export const TELUGU_SWITCH = 'site.telugu.isPublic';

/** What is to be done about the problems of each kind, in the order of "To do". */
const TO_DO: Record<Problem['kind'], string> = {
  error: 'to correct',
  draft: 'to finish (drafts)',
  warning: 'to consider',
  claim: 'to prove (claims)',
  discount: 'to fit to their prices (discounts)',
  telugu: 'to translate',
  example: 'before the launch',
};

/** How many things there are to do of each kind, and in words. A draft is one, whatever it lacks, and so are all texts without Telugu. */
export const toDoOf = (problems: Problem[]) =>
  Object.entries(TO_DO).map(([kind, what]) => {
    const ofKind = problems.filter((problem) => problem.kind === kind);
    return { kind, what, count: new Set(ofKind.map((problem) => problem.draft ?? problem)).size };
  });

/** The number of all things to do, and in words what it is the sum of. */
export function sumOf(toDo: ReturnType<typeof toDoOf>) {
  const open = toDo.filter(({ count }) => count > 0);
  return {
    total: open.reduce((sum, { count }) => sum + count, 0),
    summary: open.map(({ count, what }) => `${count} ${what}`).join(', '),
  };
}

/** Whether nothing keeps the site from being public. */
export const isLaunched = (problems: Problem[]) => !problems.some(({ kind }) => kind === 'example');

/** How many texts have no Telugu, said at that field. */
function untranslated(contents: Content): Problem[] {
  const { length } = missingTelugu(contents);
  const message = `${length} ${length === 1 ? 'text has' : 'texts have'} no Telugu`;
  return length > 0 ? [{ id: TELUGU_SWITCH, message, kind: 'telugu', isMissing: false }] : [];
}

/** The problems of the content, each at its field: of the errors of a field, and of what it lacks in a draft, the first alone. */
function problemsFound(contents: Content): Problem[] {
  const found = findings(contents).map(({ place, message, draft, ...finding }): Problem => {
    const id = idOfPath(place, contents);
    const isMissing = valueOf(id, contents) === '';
    const about = draft && { draft: idOfPath(draft, contents) };
    return { ...finding, ...about, id, isMissing, message: message.replaceAll(' → ', ' ') };
  });
  const firstOf = ({ id, kind }: Problem) => found.find((other) => other.kind === kind && other.id === id);
  const isOne = ({ kind }: Problem) => kind === 'error' || kind === 'draft';
  return found.filter((problem) => !isOne(problem) || problem === firstOf(problem));
}

/**
 * Checks the content. While there are errors the check finds little else: what it found last without errors is
 * `known`, and is added where nothing is found about that field now.
 */
export function check(contents: Content, lastKnown: Problem[]) {
  const found = problemsFound(contents);
  const isWrong = found.some(({ kind }) => kind === 'error');
  const known = isWrong ? lastKnown : found.filter(({ kind }) => kind !== 'draft');
  const isFound = ({ id }: Problem) => found.some((problem) => problem.id === id);
  const hidden = known.filter((problem) => !isFound(problem));
  return { known, problems: [...found, ...hidden, ...untranslated(contents)] };
}
