/** All that is to be done, each thing with the field that it is done in. */
import { useContext, useState } from 'react';
import { fullLabelOf, type Problem, schemaAt } from './content.ts';
import { attend } from './go-to.ts';
import { Label, Text } from './inputs.tsx';
import { Messages, ProblemsContext } from './problems.tsx';
import { editAt, useEditor, valueAt } from './state.ts';

const KINDS = {
  error: 'To correct',
  warning: 'To consider',
  example: 'Before the launch',
  decision: 'For the owner to know: these do not stop the launch',
};

const hasId = (id: string) => (problem: Problem) => problem.id === id;

/** A text is written where it is asked for. What has more to it, or is chosen, is in the form. */
function Field({ id, label }: { id: string; label: string }) {
  const [parent, name] = [id.replace(/\.[^.]+$/, ''), id.split('.').at(-1)!];
  const [schema, value] = [schemaAt(id), valueAt(id)];
  if (schema?.type !== 'string' || schema.enum || typeof value !== 'string')
    return <p className="label">{label}</p>;
  const { required, items } = schemaAt(parent) ?? {};
  return (
    <>
      <Label id={id} help={schema.description}>
        {label}
      </Label>
      <Text
        id={id}
        name={name}
        schema={schema}
        required={items !== undefined || required?.includes(name)}
        value={value}
        onChange={(text) => editAt(id, text)}
        onFocus={attend}
      />
    </>
  );
}

/** What was there when the list was opened stays until it is left, so that nothing moves while one writes. */
export function ToDo({ onJump }: { onJump: (field: string) => void }) {
  const problems = useContext(ProblemsContext);
  const { contents } = useEditor();
  const [listed, setListed] = useState(problems);
  const added = problems.filter(({ id }) => !listed.some(hasId(id)));
  if (added.length > 0) setListed([...listed, ...added]);

  const isOpen = ({ id }: Problem) => problems.some(hasId(id));
  const fields = listed
    .filter(({ id }, i) => listed.findIndex(hasId(id)) === i)
    // What has been removed.
    .filter((field) => isOpen(field) || valueAt(field.id) !== undefined);
  const groups = Object.entries(KINDS)
    .map(([kind, heading]) => ({ heading, found: fields.filter((field) => field.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  const { accepted } = contents.accepted as { accepted: string[] };
  const has = (kind: Problem['kind']) => problems.some((problem) => problem.kind === kind);
  // While something is to be corrected, not all of the others are known.
  const isKnown = !has('error');
  const countOf = (found: Problem[]) => found.filter(isOpen).length || (isKnown ? 'done' : '…');
  return (
    <div className="entries">
      {isKnown && <p>Nothing is to be corrected.</p>}
      {isKnown && !has('example') && <p>Nothing is left to do before the launch.</p>}
      {groups.map(({ heading, found }) => (
        <section key={heading}>
          <h2>
            {heading} ({countOf(found)})
          </h2>
          <ul>
            {found.map((field) => (
              <li key={field.id} className="field">
                <Field id={field.id} label={fullLabelOf(field.id, contents)} />
                {isOpen(field) ? <Messages id={field.id} /> : isKnown && <p>Done</p>}
                <button
                  type="button"
                  className="add"
                  aria-label={`Show it in the form: ${fullLabelOf(field.id, contents)}`}
                  onClick={() => onJump(field.id)}
                >
                  Show it in the form
                </button>
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
