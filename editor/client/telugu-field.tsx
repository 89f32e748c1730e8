/** The Telugu field below an English one. */
import { messagesId } from './element-ids.ts';
import type { Field } from './fields.ts';
import { setCurrentField } from './go-to.ts';
import { oncePressed } from './pointer.ts';
import { Messages, useProblems } from './problems.tsx';
import { useEditor } from './store.ts';
import { formerTelugu, type Telugu, teluguIdOf, teluguOf } from './telugu.ts';
import { leaveField, typeTelugu } from './typing.ts';

/** The Telugu of an English field, whose label is `label`; nothing for a field that needs none. */
export function TeluguField({ field, label }: { field: Field; label: string }) {
  const contents = useEditor((state) => state.contents);
  const telugu = teluguOf(field, contents);
  const problems = useProblems(telugu?.pairField ?? '');
  if (!telugu) return null;
  const { pairField, text } = telugu;
  const id = teluguIdOf(field.id);
  const isWrong = problems.some(({ kind }) => kind === 'error');
  return (
    <div className="field mt-1 border-s-3 border-line ps-3">
      <label htmlFor={id} className="text-caption">
        Telugu<span className="sr-only">: {label}</span>
      </label>
      <textarea
        id={id}
        lang="te"
        rows={1}
        autoComplete="off"
        value={text}
        aria-describedby={messagesId(id)}
        aria-invalid={isWrong || undefined}
        onFocus={() => setCurrentField(id)}
        onBlur={() => oncePressed(() => leaveField(pairField))}
        onChange={({ target }) => typeTelugu(telugu, target.value)}
      />
      <div id={messagesId(id)} className="flex flex-col gap-1">
        {!text && <NotYet telugu={telugu} />}
        <Messages id={pairField} />
        {/* Two people have translated the text at the same time. */}
        <Messages id={pairField.replace(/\.telugu$/, '')} />
      </div>
    </div>
  );
}

function NotYet({ telugu }: { telugu: Telugu }) {
  const contents = useEditor((state) => state.contents);
  const former = formerTelugu(telugu, contents);
  const use = () => {
    typeTelugu(telugu, former!);
    leaveField(telugu.pairField);
  };
  return (
    <>
      <p className="help">Not yet: visitors read the English.</p>
      {former && (
        <p className="help">
          Before it was: <span lang="te">{former}</span>{' '}
          <button type="button" className="link" onClick={use}>
            Use it
          </button>
        </p>
      )}
    </>
  );
}
