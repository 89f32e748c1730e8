/** What must be corrected and what is to be considered at a field, and what can be done about it by a press. */
import { createContext, useContext } from 'react';
import type { Problem } from './content.ts';
import { edit, editAt, get, valueAt } from './state.ts';

export const ProblemsContext = createContext<Problem[]>([]);

export const useProblems = (id: string) => useContext(ProblemsContext).filter((problem) => problem.id === id);

/** How many errors there are, in words; nothing for none. */
export function countErrors(problems: Problem[]) {
  const errors = problems.filter(({ kind }) => kind === 'error');
  const isToFill = errors.every(({ isMissing }) => isMissing);
  return errors.length > 0 && `${errors.length} ${isToFill ? 'to fill in' : 'to correct'}`;
}

function accept(name: string) {
  const { accepted } = get().contents.accepted as { accepted: string[] };
  edit({ accepted: { accepted: [...accepted, name] } }, 'accepted');
}

function Accept({ name }: { name: string }) {
  const isClaim = name.startsWith('claim:');
  return (
    <button type="button" onClick={() => accept(name)}>
      {isClaim ? 'I can prove it' : 'Keep it so'}
    </button>
  );
}

/** What the site does without: a category without services, a profile that the agency does not have. */
const NEEDLESS = /^(?:services\.serviceCategories|home\.homeServiceFilters|site\.social)\.\d+/;

function Remedy({ problem: { id, kind, accept: acceptable } }: { problem: Problem }) {
  const needless = NEEDLESS.exec(id)?.[0];
  const isNeedless = id === needless || kind === 'example';
  return (
    <>
      {acceptable && <Accept name={acceptable} />}
      {needless && isNeedless && <Remove id={needless} />}
    </>
  );
}

function Remove({ id }: { id: string }) {
  const list = id.replace(/\.\d+$/, '');
  const remove = () => {
    const entries = valueAt(list) as unknown[];
    editAt(
      list,
      entries.filter((_, i) => id !== `${list}.${i}`),
    );
  };
  return (
    <button type="button" onClick={remove}>
      Remove it
    </button>
  );
}

function lookOf({ kind, isMissing }: Problem) {
  if (isMissing) return 'missing';
  return kind === 'error' ? 'error' : 'warning';
}

/** What is said of the field `id`, with what can be done about it. */
export function Messages({ id }: { id: string }) {
  const problems = useProblems(id);
  return (
    <div id={`${id}-messages`} className="messages">
      {problems.map((problem) => (
        <div key={problem.message} className={lookOf(problem)}>
          <p>{problem.isMissing ? 'It is empty. Fill it in.' : problem.message}</p>
          <Remedy problem={problem} />
        </div>
      ))}
    </div>
  );
}
