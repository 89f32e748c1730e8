/** The problems and conflicts of a field, with the buttons that resolve them. */
import { useState } from 'react';
import type { Content } from '../../content/schema/files.ts';
import { TELUGU_READ } from '../../tools/content-check/warnings.ts';
import { fieldIdOf } from '../change.ts';
import type { Problem } from './check.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { endOffer } from './edits.ts';
import { messagesId } from './element-ids.ts';
import { FieldLink } from './field-link.tsx';
import { fieldAt, placeOf, valueOf } from './fields.ts';
import { get, useEditor } from './store.ts';
import { englishIdOf, missingTelugu } from './telugu.ts';
import { fieldsInTelugu } from './texts.ts';
import { setValue, valueAt } from './write.ts';

/** The problems of the field `id`: no error while it is typed in, and not that it is empty before it was left. */
export function useProblems(id: string) {
  const problems = useEditor((state) => state.problems);
  const isTyping = useEditor(({ typing }) => typing?.field === id);
  const wasLeft = useEditor(({ left }) => left.has(id));
  const isSaid = ({ kind, isMissing }: Problem) =>
    !['error', 'draft'].includes(kind) || (!isTyping && (wasLeft || !isMissing));
  return problems.filter((problem) => problem.id === id && isSaid(problem));
}

/** How many fields have errors, or are lacking in a draft, in words: a single one by its name. False for none. */
export function errorsInWords(problems: Problem[]) {
  const errors = problems.filter(({ kind }) => kind === 'error' || kind === 'draft');
  const [first, second] = errors;
  if (!first) return false;
  const toDo = errors.every(({ isMissing }) => isMissing) ? 'to fill in' : 'to correct';
  const what = second ? `${errors.length} fields` : (fieldAt(first.id, get().contents)?.label ?? '1 field');
  return `${what} ${toDo}`;
}

const ACCEPTED = 'accepted.accepted';

const accept = (name: string) => setValue(ACCEPTED, [...(valueAt(ACCEPTED) as string[]), name]);

/** What the button that accepts says, by how the entry in accepted.json begins. */
const ACCEPT: Record<string, string> = {
  'Can be proved': 'I can prove it',
  'Left out': 'Leave it out',
  Kept: 'Keep it as it is',
  Read: 'They are read',
  'Our own name': 'It is our own name',
};

const acceptLabel = (name: string) => ACCEPT[name.split(':')[0]!];

/** What was accepted, each with the button by which it is asked again. */
export function Accepted() {
  const contents = useEditor((state) => state.contents);
  const accepted = valueOf(ACCEPTED, contents) as string[];
  const askAgain = (name: string) =>
    setValue(
      ACCEPTED,
      accepted.filter((other) => other !== name),
    );
  return (
    <>
      <p>{accepted.length > 0 ? 'What you have decided to keep.' : 'You have not accepted a warning yet.'}</p>
      <ul className="stack">
        {accepted.map((name) => (
          <li key={name} className="card">
            {name}
            <button type="button" aria-label={`Ask again: ${name}`} onClick={() => askAgain(name)}>
              Ask again
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Leads to fields, which may be hundreds: they are looked for once the list is open. */
export function FoldedList({ find }: { find: (contents: Content) => string[] }) {
  const contents = useEditor((state) => state.contents);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Which they are</summary>
      <ul className="ms-4 mt-2 list-disc">
        {isOpen &&
          find(contents).map((id) => (
            <li key={id}>
              <FieldLink to={id}>{placeOf(englishIdOf(id), contents)}</FieldLink>
            </li>
          ))}
      </ul>
    </details>
  );
}

function lookOf({ kind, isMissing }: Problem) {
  if (isMissing) return 'missing';
  return kind === 'error' ? 'error' : 'warning';
}

/** Whether the field is a tick, in which nothing is written. */
const isTick = (id: string) => fieldAt(id, get().contents)?.kind === 'permission';

/** The problems of the field `id`, and the button that accepts one. */
export const Problems = ({ id }: { id: string }) =>
  useProblems(id).map((problem) => (
    <div key={problem.message} className={lookOf(problem)}>
      <p>{problem.isMissing && !isTick(id) ? 'Write it here.' : problem.message}</p>
      {problem.accept === TELUGU_READ && <FoldedList find={fieldsInTelugu} />}
      {problem.kind === 'telugu' && <FoldedList find={missingTelugu} />}
      {/\.(discount|originalPrice)$/.test(id) && (
        <button type="button" onClick={() => endOffer(id)}>
          End the offer
        </button>
      )}
      {problem.accept && (
        <button type="button" onClick={() => accept(problem.accept!)}>
          {acceptLabel(problem.accept)}
        </button>
      )}
    </div>
  ));

/** The conflicts and problems of the field `id`. */
export function Messages({ id }: { id: string }) {
  const conflicts = useEditor((state) => state.conflicts);
  return (
    <div id={messagesId(id)} className="flex flex-col gap-1 empty:hidden">
      {conflicts
        .filter((conflict) => fieldIdOf(conflict) === id)
        .map((conflict) => (
          <ConflictChoice key={conflict.id} conflict={conflict} />
        ))}
      <Problems id={id} />
    </div>
  );
}
