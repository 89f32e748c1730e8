/** What must be corrected, chosen or considered at a field, and what can be done about it by a press. */
import { createContext, useContext } from 'react';
import type { Problem } from './content.ts';
import { said } from './published.ts';
import { choose, conflictAt, removeEntry, setValue, useEditor, valueAt } from './state.ts';

export const ProblemsContext = createContext<Problem[]>([]);

export const useProblems = (id: string) => useContext(ProblemsContext).filter((problem) => problem.id === id);

/** How many errors there are, in words; nothing for none. */
export function countErrors(problems: Problem[]) {
  const errors = problems.filter(({ kind }) => kind === 'error');
  const isToFill = errors.every(({ isMissing }) => isMissing);
  return errors.length > 0 && `${errors.length} ${isToFill ? 'to fill in' : 'to correct'}`;
}

/** How much is to be done, and what of it, in words. */
export function toDoOf(problems: Problem[]) {
  const countOf = (kind: Problem['kind']) => problems.filter((problem) => problem.kind === kind).length;
  const [warnings, examples] = [countOf('warning'), countOf('example')];
  const parts = [
    countErrors(problems),
    warnings > 0 && `${warnings} to consider`,
    examples > 0 && `${examples} before the launch`,
  ];
  return { count: countOf('error') + warnings + examples, said: parts.filter(Boolean).join(', ') };
}

const ACCEPTED = 'accepted.accepted';

function Accept({ name }: { name: string }) {
  return (
    <button type="button" onClick={() => setValue(ACCEPTED, [...(valueAt(ACCEPTED) as string[]), name])}>
      {name.startsWith('claim:') ? 'I can prove it' : 'Keep it as it is'}
    </button>
  );
}

/** What the site does without: a category without services, a profile that the agency does not have. */
const NEEDLESS = /^(?:services\.serviceCategories|home\.homeServiceFilters|site\.social)\.[^.]+/;

function Remedy({ problem: { id, kind, accept } }: { problem: Problem }) {
  const needless = NEEDLESS.exec(id)?.[0];
  const isNeedless = needless && (id === needless || kind === 'example');
  return (
    <>
      {accept && <Accept name={accept} />}
      {isNeedless && (
        <button type="button" onClick={() => removeEntry(needless)}>
          Remove it
        </button>
      )}
    </>
  );
}

function lookOf({ kind, isMissing }: Problem) {
  if (isMissing) return 'missing';
  return kind === 'error' ? 'error' : 'warning';
}

/** The values of a field side by side, each under its name. */
export function Values({ values }: { values: Record<string, unknown> }) {
  return (
    <dl className="values">
      {Object.entries(values).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said(value) || '(nothing)'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Both values of a field that was changed here and elsewhere, to choose; `of` is what it is called. */
export function Conflict({ id, of = 'this field' }: { id: string; of?: string }) {
  useEditor();
  const conflict = conflictAt(id);
  if (!conflict) return null;
  return (
    <div className="warning stack">
      <p>Somebody else has changed this too. Choose one of both:</p>
      <Values values={{ Yours: conflict.mine, Theirs: conflict.theirs }} />
      <button type="button" aria-label={`Keep yours: ${of}`} onClick={() => choose(conflict, 'mine')}>
        Keep yours
      </button>
      <button type="button" aria-label={`Take theirs: ${of}`} onClick={() => choose(conflict, 'theirs')}>
        Take theirs
      </button>
    </div>
  );
}

/** What is said of the field `id`, with what can be done about it. */
export function Messages({ id }: { id: string }) {
  const problems = useProblems(id);
  return (
    <div id={`${id}-messages`} className="flex flex-col gap-1 empty:hidden">
      <Conflict id={id} />
      {problems.map((problem) => (
        <div key={problem.message} className={lookOf(problem)}>
          <p>{problem.isMissing ? 'It is empty. Fill it in.' : problem.message}</p>
          <Remedy problem={problem} />
        </div>
      ))}
    </div>
  );
}
