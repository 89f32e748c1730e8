/** The view "Changes": conflicts, and what differs from what is published. */
import { useState } from 'react';
import { isLaunched } from './check.ts';
import { ConflictChoice, Pictures, Values } from './conflict-choice.tsx';
import { FieldLink } from './field-link.tsx';
import { inShort, type LabelledChange } from './labelled-changes.ts';
import { Problems } from './problems.tsx';
import { notifyStep, useEditor } from './store.ts';
import { revertChanges } from './undo.ts';

/** `changes` is undefined until it is known. */
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
                <ConflictChoice conflict={conflict} isNamed />
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes && <Differences changes={changes} />}
    </>
  );
}

/** A list may have a change of its order beside one of its value. */
const keyOf = ({ field, change }: LabelledChange) => `${field} ${change.isOrder ?? ''}`;

/** A change that is reverted stays listed until the view is left, so that no other button moves under the pointer. */
function Differences({ changes }: { changes: LabelledChange[] }) {
  const isLive = useEditor(({ problems }) => isLaunched(problems));
  const [listed, setListed] = useState(changes);
  const [reverted, setReverted] = useState<string[]>([]);
  const added = changes.filter((one) => !listed.some((row) => keyOf(row) === keyOf(one)));
  if (added.length > 0) setListed([...listed, ...added]);
  const rows = listed
    .map((row) => ({ row, now: changes.find((one) => keyOf(one) === keyOf(row)) }))
    .filter(({ row, now }) => now || reverted.includes(keyOf(row)));
  const revertAll = (some: LabelledChange[], what: string) => {
    if (!revertChanges(some)) return;
    setReverted([...reverted, ...some.map(keyOf)]);
    notifyStep(`Taken back: ${what}.`);
  };
  return (
    <section className="stack">
      <h2>
        Changes <span className="badge">{changes.length}</span>
      </h2>
      {changes.length === 0 && <p>Nothing here waits to be published.</p>}
      <ul className="stack">
        {rows.map(({ row, now }) => (
          <li key={keyOf(row)} className="card">
            <h3>
              <FieldLink to={row.field}>{row.label}</FieldLink>
            </h3>
            <Values
              values={[
                [isLive ? 'Published' : 'In the shared copy', (now ?? row).before],
                ['On this computer', now ? now.after : row.before],
              ]}
            />
            <Problems id={row.field} />
            <button
              type="button"
              aria-label={`${now ? 'Take back this change' : 'Taken back'}: ${row.label}`}
              disabled={!now}
              onClick={() => now && revertAll([now], row.label)}
            >
              {now ? 'Take back this change' : 'Taken back'}
            </button>
          </li>
        ))}
      </ul>
      {changes.length > 1 && (
        <button type="button" onClick={() => revertAll(changes, 'all changes')}>
          Take back all changes
        </button>
      )}
    </section>
  );
}

const MOST = 6;

/** The first changes in short, each as it was and as it is. */
export function Summary({ changes, most = MOST }: { changes: LabelledChange[]; most?: number }) {
  return (
    <>
      <dl className="flex flex-col gap-2">
        {changes.slice(0, most).map((change) => (
          <ChangeInShort key={keyOf(change)} {...change} />
        ))}
      </dl>
      {changes.length > most && <p className="help">and {changes.length - most} more</p>}
    </>
  );
}

const ChangeInShort = ({ label, before, after }: LabelledChange) => (
  <div>
    <dt>{label}</dt>
    <dd className="whitespace-pre-line">
      <span className="row">
        <Pictures files={before.photos} />
        {before.photos.length > 0 && after.photos.length > 0 && '→'}
        <Pictures files={after.photos} />
      </span>
      {inShort(before, after)}
    </dd>
  </div>
);
