/** What was published when and by whom, to be taken back. */
import { useEffect, useState } from 'react';
import { names } from '../../content/schema/files.ts';
import { isEqual, merge } from '../compare.ts';
import { type Contents } from './content.ts';
import { ask } from './server.ts';
import { addConflicts, get, replace, tell } from './state.ts';

type Publication = { commit: string; who: string; when: string; subject: string; fields: string[] };
type History = {
  publications: Publication[];
  conflicts?: Parameters<typeof addConflicts>[0];
  message?: string;
};

const titleOf = (subject: string) => subject.replace(/^content: /, '');

/** Puts into the form what was there before a publication. What was changed again since is shown, to choose. */
async function takeBack({ commit, subject }: Publication) {
  const { status, json } = await ask<{ before: Contents; after: Contents; message: string }>(
    'POST',
    'publication',
    { commit },
  );
  if (status !== 200) return tell(json.message);
  const { contents } = get();
  const { before, after } = json;
  const known = names.filter((name) => before[name] !== undefined && !isEqual(before[name], after[name]));
  const merges = known.map((name) => ({ name, ...merge(after[name], contents[name], before[name]) }));
  const found = merges.flatMap(({ name, conflicts: both }) =>
    both.map((conflict) => ({ ...conflict, name })),
  );
  replace(
    { ...contents, ...Object.fromEntries(merges.map(({ name, merged }) => [name, merged])) },
    known[0] ?? '',
  );
  addConflicts(found);
  tell(`“${titleOf(subject)}” is taken back in the form. Publish, and it is public.`);
}

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

export function History({ onChanges }: { onChanges: () => void }) {
  const [history, setHistory] = useState<History>();
  useEffect(() => {
    void ask<History>('GET', 'history').then(({ json }) => {
      setHistory(json);
      addConflicts(json.conflicts ?? []);
    });
  }, []);
  if (!history?.publications)
    return <p role="status">{history?.message ?? 'Looking for what was published …'}</p>;
  return (
    <div className="entries">
      <h2>History</h2>
      {history.publications.length === 0 && <p>Nothing but what the site began with is published.</p>}
      <ul>
        {history.publications.map((publication) => {
          const { commit, who, when, subject, fields } = publication;
          return (
            <li key={commit}>
              <h3>{titleOf(subject)}</h3>
              <p className="help">
                <time dateTime={when}>{date.format(new Date(when))}</time>, {who}
              </p>
              {fields.map((field) => (
                <p key={field}>{field}</p>
              ))}
              <button
                type="button"
                aria-label={`Take back: ${titleOf(subject)}`}
                onClick={() => void takeBack(publication).then(onChanges)}
              >
                Take back
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
