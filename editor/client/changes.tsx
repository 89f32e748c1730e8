/** What differs here from what is published, and what others have published for the same fields. */
import { jump } from './go-to.ts';
import { Conflict, Values } from './problems.tsx';
import { type LabelledChange, said } from './published.ts';
import { takeBack } from './publishing.ts';
import { useEditor } from './state.ts';

/** `changes` are undefined until they are known. */
export function Changes({ changes }: { changes?: LabelledChange[] }) {
  const conflicts = useEditor((state) => state.conflicts);
  return (
    <>
      {conflicts.length > 0 && (
        <section className="stack">
          <h2>
            Choose between two values <span className="badge">{conflicts.length}</span>
          </h2>
          <ul className="stack">
            {conflicts.map((conflict) => (
              <li key={conflict.id} className="card">
                <Conflict conflict={conflict} isNamed />
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes && <Differences changes={changes} />}
    </>
  );
}

function Differences({ changes }: { changes: LabelledChange[] }) {
  return (
    <section className="stack">
      <h2>
        Changes <span className="badge">{changes.length}</span>
      </h2>
      {changes.length === 0 && <p>Nothing here waits to be published.</p>}
      <ul className="stack">
        {changes.map((change) => (
          <li key={change.label} className="card">
            <h3>
              <button type="button" className="link" onClick={() => jump(change.field)}>
                {change.label}
              </button>
            </h3>
            <Values values={{ Published: change.before, 'On this computer': change.after }} />
            <button
              type="button"
              aria-label={`Take back this change: ${change.label}`}
              onClick={() => takeBack([change])}
            >
              Take back this change
            </button>
          </li>
        ))}
      </ul>
      {changes.length > 1 && (
        <button type="button" onClick={() => takeBack(changes)}>
          Take back all changes
        </button>
      )}
    </section>
  );
}

const MOST = 6;

/** In short: the fields that differ, each as it was and as it is. */
export function Summary({ changes }: { changes: LabelledChange[] }) {
  return (
    <>
      <dl className="flex flex-col gap-2">
        {changes.slice(0, MOST).map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {said(before) || '(nothing)'} → {said(after) || '(nothing)'}
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > MOST && <p className="help">and {changes.length - MOST} more</p>}
    </>
  );
}
