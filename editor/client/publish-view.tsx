/** The view "Publish": what will be public, the button, and the progress. */
import clsx from 'clsx';
import { type FormEvent, useEffect } from 'react';
import { isRunning, type Progress } from '../progress.ts';
import { type Published, request } from './api.ts';
import { Summary } from './changes-view.tsx';
import { isLaunched } from './check.ts';
import { type LabelledChange, messageOf } from './labelled-changes.ts';
import { dismiss, notify, set, useEditor } from './store.ts';

type Props = { published: Published; changes: LabelledChange[] };

const ONCE_MORE =
  'Nothing here has changed since the last publication. “Publish now” uploads it to the server once more, in case that did not come so far.';

const PUBLISHES = (count: number) =>
  `This publishes ${count === 1 ? 'one change' : `${count} changes`}. The whole site is checked before; where anything fails, nothing goes out.`;
const NEXT = 'What you change while a publication runs goes out with the next one.';

/** Starts a publication; notifies where it cannot start. */
async function publish(author: object, changes: LabelledChange[]) {
  const body = { ...author, message: messageOf(changes) };
  const { status, json } = await request<{ message: string }>('POST', 'publish', body);
  if (status !== 200) notify(json.message);
}

export function Publish({ published, changes }: Props) {
  const saving = useEditor((state) => state.saving);
  const conflicts = useEditor((state) => state.conflicts);
  const progress = useEditor((state) => state.progress);
  const isBusy = progress !== undefined && isRunning(progress);
  const { server, author, unpublishedCode = [] } = published;
  const problems = useEditor((state) => state.problems);

  const errors = problems.filter(({ kind }) => kind === 'error').length;
  const isLive = isLaunched(problems);
  const isWhole = saving.state === 'saved' && errors === 0 && conflicts.length === 0;
  // The last upload to the server may have failed.
  const isNeeded = changes.length > 0 || Boolean(server);
  const isReady = isWhole && isNeeded && unpublishedCode.length === 0;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void publish(Object.fromEntries(new FormData(event.currentTarget)), changes);
  };
  return (
    <section className="stack">
      <h2>Publish</h2>
      {unpublishedCode.length > 0 && (
        <div className="warning">
          <p>A developer has changed the site itself on this computer, and has to publish that first.</p>
          <Details>{unpublishedCode.join('\n')}</Details>
        </div>
      )}
      {errors > 0 && (
        <button type="button" onClick={() => set({ view: 'To do' })}>
          Correct first what is wrong ({errors})
        </button>
      )}
      {conflicts.length > 0 && (
        <button type="button" onClick={() => set({ view: 'Changes' })}>
          Choose first between two values ({conflicts.length})
        </button>
      )}
      <form className="stack" onSubmit={send}>
        {!author && <Who />}
        <button type="submit" className="solid" disabled={!isReady || !progress || isBusy}>
          Publish now
        </button>
      </form>
      <Steps />
      {/* Below the button and the progress, which a long list would push out of sight. */}
      {changes.length === 0 && <p>{server ? ONCE_MORE : 'Nothing here waits to be published.'}</p>}
      {!isLive && (
        <p className="warning">
          The site is not public yet: what you publish goes into the shared copy, for your colleagues. It
          becomes public when nothing is left under “Before the launch” in “To do”.
        </p>
      )}
      {changes.length > 0 && (
        <>
          <p>{isBusy ? NEXT : PUBLISHES(changes.length)}</p>
          <Summary changes={changes} most={Infinity} />
        </>
      )}
    </section>
  );
}

const Details = ({ children }: { children: string }) => (
  <details>
    <summary>Details for a developer</summary>
    <pre className="mt-2 rounded-inner bg-ground p-3 text-caption whitespace-pre-wrap">{children}</pre>
  </details>
);

/** Asks for the author, without whom Git commits nothing. */
const Who = () => (
  <>
    <p>The history names who has published. You are asked once.</p>
    {['name', 'email'].map((part) => (
      <label key={part} className="field">
        Your {part}
        <input name={part} type="text" autoComplete={part} required />
      </label>
    ))}
  </>
);

type PublicPageProps = { outcome: Progress['outcome']; className?: string };

/** After a publication, a link to the page in the frame as visitors see it. There is none before the launch. */
export function PublicPage({ outcome, className }: PublicPageProps) {
  const { url } = useEditor(({ contents }) => contents.site as { url: string });
  const path = useEditor((state) => state.path);
  const isLive = useEditor(({ problems }) => isLaunched(problems));
  if (!outcome?.isDone || !isLive) return null;
  return (
    <a className={clsx('shrink-0 underline', className)} href={url + path} target="_blank" rel="noreferrer">
      See the page
    </a>
  );
}

function Steps() {
  const progress: Progress = useEditor((state) => state.progress) ?? { steps: [] };
  // Whoever sees it here has read it, and goes elsewhere.
  useEffect(() => () => dismiss((news) => news.outcome), []);
  const { steps, outcome } = progress;
  const isDone = (i: number) => i < steps.length - 1 || outcome?.isDone;
  return (
    <>
      <div role="log" aria-label="Progress">
        <ol>
          {steps.map((label, i) => (
            <li key={label}>
              {label}: {isDone(i) ? 'done' : '…'}
            </li>
          ))}
        </ol>
        {outcome && <p className={outcome.isDone ? 'success' : 'error'}>{outcome.message}</p>}
      </div>
      <PublicPage outcome={outcome} />
      {isRunning(progress) && <progress aria-label="Publishing" className="w-full accent-primary" />}
      {outcome?.details && <Details>{outcome.details}</Details>}
    </>
  );
}
