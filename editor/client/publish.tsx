/** Says what will be public, publishes it, and shows how far it is. */
import { useContext, useEffect, useState } from 'react';
import { Summary } from './changes.tsx';
import { ProblemsContext } from './problems.tsx';
import type { LabelledChange } from './published.ts';
import { type Progress, type Published, useProgress } from './publishing.ts';
import { useEditor } from './state.ts';

type View = 'Changes' | 'To do';
type Author = { name: string; email: string };

type Props = {
  published: Published;
  /** Undefined until it is known. */
  changes?: LabelledChange[];
  onView: (view: View) => void;
  /** Called when what is published may be another. */
  onEnd: (run: number) => void;
};

export function Publish({ published, changes, onView, onEnd }: Props) {
  const { saving, conflicts } = useEditor();
  const { progress, begin } = useProgress();
  const { server, author, unpublishedCode = [], message } = published;
  const [who, setWho] = useState<Author>({ name: '', email: '' });
  const problems = useContext(ProblemsContext);
  const { run, outcome } = progress;
  useEffect(() => {
    if (outcome) onEnd(run);
  }, [run, outcome, onEnd]);
  if (!changes) return <p role="status">{message ?? 'Looking for what is published …'}</p>;

  const errors = problems.filter(({ kind }) => kind === 'error').length;
  const isPublic = !problems.some(({ kind }) => kind === 'example');
  const isWhole = saving.state === 'saved' && errors === 0 && conflicts.length === 0;
  const isKnown = Boolean(author || (who.name && who.email));
  // The server may have missed what the repository has.
  const isNeeded = changes.length > 0 || Boolean(server);
  const isReady = isWhole && isKnown && isNeeded && unpublishedCode.length === 0;
  return (
    <section className="stack">
      <h2>Publish</h2>
      {changes.length === 0 && <p>Everything here is as it is published.</p>}
      {changes.length > 0 && (
        <>
          <p>
            This publishes {changes.length === 1 ? 'one change' : `${changes.length} changes`}. The whole site
            is checked before; where anything fails, the public site stays as it is.
          </p>
          <Summary changes={changes} />
        </>
      )}
      {!isPublic && (
        <p className="warning">
          The site is not public yet: it goes to your colleagues, and becomes public when nothing is left
          under “Before the launch” in “To do”.
        </p>
      )}
      {unpublishedCode.length > 0 && <Unpublished commits={unpublishedCode} />}
      {errors > 0 && (
        <button type="button" onClick={() => onView('To do')}>
          Correct first what is wrong ({errors})
        </button>
      )}
      {conflicts.length > 0 && (
        <button type="button" onClick={() => onView('Changes')}>
          Choose first between two values ({conflicts.length})
        </button>
      )}
      {!author && <Who who={who} onChange={setWho} />}
      <div className="row gap-4">
        <button
          type="button"
          className="solid"
          disabled={!isReady || progress.isRunning}
          onClick={() => void begin(who, changes)}
        >
          Publish now
        </button>
        {changes.length > 0 && (
          <button type="button" className="link" onClick={() => onView('Changes')}>
            Look at the changes
          </button>
        )}
      </div>
      <Steps progress={progress} />
    </section>
  );
}

/** What a developer has to publish first. */
function Unpublished({ commits }: { commits: string[] }) {
  return (
    <div className="warning">
      <p>A developer has changed the site itself on this computer, and has to publish that first.</p>
      <Details>{commits.join('\n')}</Details>
    </div>
  );
}

const Details = ({ children }: { children: string }) => (
  <details>
    <summary>Details for a developer</summary>
    <pre className="mt-2 rounded-inner bg-ground p-3 text-caption whitespace-pre-wrap">{children}</pre>
  </details>
);

/** Git asks for it once; without it nothing can be published. */
function Who({ who, onChange }: { who: Author; onChange: (who: Author) => void }) {
  const input = (part: keyof Author, label: string) => (
    <div className="field">
      <label htmlFor={`who-${part}`}>{label}</label>
      <input
        id={`who-${part}`}
        type="text"
        autoComplete={part}
        value={who[part]}
        onChange={({ target }) => onChange({ ...who, [part]: target.value })}
      />
    </div>
  );
  return (
    <>
      <p>The history names who has published. You are asked once.</p>
      {input('name', 'Your name')}
      {input('email', 'Your email')}
    </>
  );
}

function Steps({ progress: { steps, isRunning, outcome } }: { progress: Progress }) {
  const isDone = (i: number) => i < steps.length - 1 || (outcome && outcome.reached !== 'nothing');
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
        {outcome && <p className={outcome.reached === 'nothing' ? 'error' : 'success'}>{outcome.message}</p>}
      </div>
      {isRunning && !outcome && steps.length > 0 && (
        <progress aria-label="Publishing" className="w-full accent-primary" />
      )}
      {outcome?.said && <Details>{outcome.said}</Details>}
    </>
  );
}
