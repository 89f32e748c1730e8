/** What was published when and by whom, to be taken back. */
import { Summary } from './changes.tsx';
import { labelledDiff } from './published.ts';
import { type Publication, revert, useHistory } from './publishing.ts';
import { set, notify } from './store.ts';

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

export function History() {
  const { publications, message } = useHistory();
  return (
    <section className="stack">
      <h2>History</h2>
      {!publications && <p role="status">{message ?? 'Looking for what was published …'}</p>}
      {publications?.length === 0 && <p>Nothing but what the site began with is published.</p>}
      <ul className="stack">
        {publications?.map((publication) => (
          <li key={publication.commit} className="card">
            <Published publication={publication} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Published({ publication }: { publication: Publication }) {
  const { who, when, isByDeveloper, before, after } = publication;
  const changes = labelledDiff(before, after);
  const day = date.format(new Date(when));
  const takeItBack = () => {
    if (revert(changes))
      notify(`What was published on ${day} is taken back here. That goes out when you publish.`);
    set({ view: 'Changes' });
  };
  return (
    <>
      <h3>
        <time dateTime={when}>{day}</time>
      </h3>
      <p className="help">{isByDeveloper ? `By a developer, ${who}` : who}</p>
      <Summary changes={changes} />
      <button type="button" aria-label={`Take back this publication: ${day}`} onClick={takeItBack}>
        Take back this publication
      </button>
    </>
  );
}
