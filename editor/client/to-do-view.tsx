/** The view "To do": all problems, each with its field. */
import { useState } from 'react';
import { type Problem, sumOf, toDoOf } from './check.ts';
import { Drafts } from './drafts.tsx';
import { ShowInForm } from './field-link.tsx';
import { fieldAt, hasParts, placeOf } from './fields.ts';
import { Messages } from './problems.tsx';
import { useEditor } from './store.ts';
import { Value } from './value.tsx';
import { valueAt } from './write.ts';

const hasId = (id: string) => (problem: Problem) => problem.id === id;

/** The input of a field. A group or list has only its label here, and is in the form. */
function Asked({ id }: { id: string }) {
  const contents = useEditor((state) => state.contents);
  const [field, place] = [fieldAt(id, contents), placeOf(id, contents)];
  if (field && !hasParts(field)) return <Value field={field} label={place} />;
  return (
    <>
      <h3>{place}</h3>
      <Messages id={id} />
    </>
  );
}

/** What was listed stays until the view is left, so that nothing moves while one writes. */
export function ToDo() {
  const problems = useEditor((state) => state.problems);
  const [listed, setListed] = useState(problems);
  const added = problems.filter(({ id }) => !listed.some(hasId(id)));
  if (added.length > 0) setListed([...listed, ...added]);

  const isOpen = ({ id }: Problem) => problems.some(hasId(id));
  const fields = listed
    .filter(({ id }, i) => listed.findIndex(hasId(id)) === i)
    // Without the fields that were removed.
    .filter((problem) => isOpen(problem) || valueAt(problem.id) !== undefined);
  const toDo = toDoOf(problems);
  const { total, summary } = sumOf(toDo);
  // While there are errors, not all other problems are known.
  const isKnown = !problems.some(({ kind }) => kind === 'error');
  return (
    <>
      <p>{total > 0 ? `${total} to do: ${summary}.` : 'Nothing is left to do.'}</p>
      <Drafts />
      {toDo.map(({ kind, what, count }) => {
        const ofKind = fields.filter((problem) => problem.kind === kind && kind !== 'draft');
        return (
          ofKind.length > 0 && (
            <section key={kind} className="stack">
              <h2 className="first-letter:uppercase">
                {what} <span className="badge">{count || (isKnown ? 'done' : '…')}</span>
              </h2>
              <ul className="stack">
                {ofKind.map((problem) => (
                  <li key={problem.id} className="card">
                    <Asked id={problem.id} />
                    {!isOpen(problem) && isKnown && <p className="success">Done</p>}
                    <ShowInForm id={problem.id} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}
