/** The view "History": what was published when and by whom, to be reverted. */
import { type Publication, useHistory } from './api.ts';
import { Summary } from './changes-view.tsx';
import { labelledDiff } from './labelled-changes.ts';
import { get, notifyStep, set } from './store.ts';
import { revertChanges } from './undo.ts';

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

/** What a publication has changed, with its day and its author. */
function Entry({ who, when, isByDeveloper, before, after }: Publication) {
  const changes = labelledDiff(before, after, get().contents);
  const day = date.format(new Date(when));
  const revert = () => {
    if (revertChanges(changes))
      notifyStep(`What was published on ${day} is taken back here. That goes out when you publish.`);
    set({ view: 'Changes' });
  };
  return (
    <li className="card">
      <h3>
        <time dateTime={when}>{day}</time>
      </h3>
      <p className="help">{isByDeveloper ? `By a developer, ${who}` : who}</p>
      <Summary changes={changes} />
      {changes.length > 0 ? (
        <button type="button" aria-label={`Take back this publication: ${day}`} onClick={revert}>
          Take back this publication
        </button>
      ) : (
        <p>It changed the site itself, and none of its texts, prices and photographs.</p>
      )}
    </li>
  );
}

export function History() {
  const { publications, message } = useHistory();
  return (
    <section className="stack">
      <h2>History</h2>
      {!publications && <p role="status">{message ?? 'Looking for what was published …'}</p>}
      {publications?.length === 0 && <p>Nothing but what the site began with is published.</p>}
      <ul className="stack">
        {publications?.map((publication) => (
          <Entry key={publication.commit} {...publication} />
        ))}
      </ul>
    </section>
  );
}
