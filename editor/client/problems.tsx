/** What must be corrected and what is to be considered: at its field, and all of it in one list. */
import { createContext, useContext } from 'react';
import { type Problem, titleOf } from './content.ts';
import { edit, editAt, get, valueAt } from './state.ts';

export const ProblemsContext = createContext<Problem[]>([]);

export const useProblems = (id: string) => useContext(ProblemsContext).filter((problem) => problem.id === id);

/** How many errors there are, in words; nothing for none. */
export function countErrors(problems: Problem[]) {
  const errors = problems.filter(({ kind }) => kind === 'error');
  const isToFill = errors.every(({ isMissing }) => isMissing);
  return errors.length > 0 && `${errors.length} ${isToFill ? 'to fill in' : 'to correct'}`;
}

const KINDS = {
  error: 'To correct',
  warning: 'To consider',
  decision: 'For the owner to know: these do not stop the launch',
  example: 'Before the launch',
};

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

/** A category without services. */
const UNUSED_FILTER = /^(services\.serviceCategories|home\.homeServiceFilters)\.\d+$/;

/** What can be done about it by a press. */
export const Remedy = ({ problem: { id, accept: acceptable } }: { problem: Problem }) => (
  <>
    {acceptable && <Accept name={acceptable} />}
    {UNUSED_FILTER.test(id) && <Remove id={id} />}
  </>
);

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

export function ProblemList({ onJump }: { onJump: (field: string) => void }) {
  const problems = useContext(ProblemsContext);
  const groups = Object.entries(KINDS)
    .map(([kind, heading]) => ({ heading, found: problems.filter((problem) => problem.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  const { accepted } = get().contents.accepted as { accepted: string[] };
  return (
    <div className="problems">
      {!problems.some(({ kind }) => kind === 'error') && <p>Nothing is to be corrected.</p>}
      {!problems.some(({ kind }) => kind === 'example') && <p>Nothing is left to do before the launch.</p>}
      {groups.map(({ heading, found }) => (
        <section key={heading}>
          <h2>
            {heading} ({found.length})
          </h2>
          <ul>
            {found.map((problem) => (
              <li key={problem.id + problem.message}>
                <button type="button" className="jump" onClick={() => onJump(problem.id)}>
                  {titleOf(problem.name)} › {problem.place}
                </button>
                <p>{problem.message}</p>
                <Remedy problem={problem} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {accepted.length > 0 && (
        <button type="button" onClick={() => onJump('accepted.accepted')}>
          Look at what you have accepted ({accepted.length})
        </button>
      )}
    </div>
  );
}
