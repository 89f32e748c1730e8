/** What differs here from what is published, and what others have published for the same fields. */
import { useEffect, useState } from 'react';
import { put } from '../compare.ts';
import type { Contents } from './content.ts';
import { changesSince, type Change, placeOf, said } from './published.ts';
import { ask } from './server.ts';
import { get, replace, set, useEditor } from './state.ts';

/** What is published, the server that is named, who publishes. `message` says why it cannot be known. */
export type Published = {
  published?: Contents;
  server?: string;
  author?: string;
  message?: string;
};

/** Asks again when `when` is another. */
export function usePublished(when?: unknown) {
  const [published, setPublished] = useState<Published>({});
  useEffect(() => void ask<Published>('GET', 'changes').then(({ json }) => setPublished(json)), [when]);
  return published;
}

function Versions({ versions }: { versions: Record<string, unknown> }) {
  return (
    <dl className="versions">
      {Object.entries(versions).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{said(value) || '(nothing)'}</dd>
        </div>
      ))}
    </dl>
  );
}

function takeBack({ id, name, path, before }: Change, published: Contents) {
  const { contents } = get();
  replace({ ...contents, [name]: put(contents[name], path, before, published[name]) }, id);
}

type Conflict = ReturnType<typeof get>['conflicts'][number];

function choose(conflict: Conflict, value: unknown) {
  const { contents, conflicts } = get();
  const { name, path } = conflict;
  replace({ ...contents, [name]: put(contents[name], path, value) }, name);
  set({ conflicts: conflicts.filter((other) => other !== conflict) });
}

/** Both values of each field that was changed here and elsewhere, to choose. */
function Conflicts() {
  const { contents, conflicts } = useEditor();
  if (conflicts.length === 0) return null;
  return (
    <section>
      <h2>Changed here and elsewhere ({conflicts.length})</h2>
      <p>The form has your value. Choose one for each field.</p>
      <ul>
        {conflicts.map((conflict) => {
          const { name, path, mine, theirs } = conflict;
          const { label } = placeOf(name, path, contents);
          return (
            <li key={label}>
              <h3>{label}</h3>
              <Versions versions={{ Yours: mine, Theirs: theirs }} />
              <div className="toolbar">
                <button
                  type="button"
                  aria-label={`Keep yours: ${label}`}
                  onClick={() => choose(conflict, mine)}
                >
                  Keep yours
                </button>
                <button
                  type="button"
                  aria-label={`Take theirs: ${label}`}
                  onClick={() => choose(conflict, theirs)}
                >
                  Take theirs
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Changes({ onJump }: { onJump: (field: string) => void }) {
  const { contents } = useEditor();
  const { published, message } = usePublished();
  return (
    <div className="entries">
      <Conflicts />
      {published ? (
        <Differences published={published} changes={changesSince(published, contents)} onJump={onJump} />
      ) : (
        <p role="status">{message ?? 'Looking for what is published …'}</p>
      )}
    </div>
  );
}

type Props = { published: Contents; changes: Change[]; onJump: (field: string) => void };

function Differences({ published, changes, onJump }: Props) {
  return (
    <section>
      <h2>Changes ({changes.length})</h2>
      {changes.length === 0 && <p>Everything here is as it is published.</p>}
      {changes.length > 1 && (
        <button
          type="button"
          className="add"
          onClick={() => replace({ ...get().contents, ...published }, changes[0]!.id)}
        >
          Take all back
        </button>
      )}
      <ul>
        {changes.map((change) => (
          <li key={change.label}>
            <button type="button" className="jump" onClick={() => onJump(change.id)}>
              {change.label}
            </button>
            <Versions versions={{ Published: change.before, Here: change.after }} />
            <button
              type="button"
              aria-label={`Take back: ${change.label}`}
              onClick={() => takeBack(change, published)}
            >
              Take back
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
