/** Says what will be public, publishes it, and shows how far it is. */
import { useContext, useEffect, useRef, useState } from 'react';
import type { Progress } from '../publish.ts';
import { usePublished } from './changes.tsx';
import { ProblemsContext } from './problems.tsx';
import { changesSince, messageOf, summary } from './published.ts';
import { ask } from './server.ts';
import { addConflicts, useEditor } from './state.ts';

const EVERY = 500;

/** Nothing can be published before it is known whether something is being published. */
const UNKNOWN: Progress = { run: 0, steps: [], isRunning: true };

/** How far it is, in this window or in another; `begin` publishes. */
function useProgress() {
  const [progress, setProgress] = useState<Progress>(UNKNOWN);
  /** The run that this window has begun, until its outcome is known. */
  const mine = useRef(0);
  useEffect(() => {
    const look = async () => {
      const { status, json } = await ask<Progress>('GET', 'publish');
      // What was asked before a run began answers of the one before it.
      if (status !== 200 || json.run < mine.current) return;
      setProgress(json);
      if (json.run !== mine.current || !json.outcome) return;
      mine.current = 0;
      addConflicts(json.outcome.conflicts ?? []);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const begin = async (body: object) => {
    mine.current = progress.run + 1;
    setProgress({ ...progress, steps: [], isRunning: true, outcome: undefined });
    const { json } = await ask<{ run?: number }>('POST', 'publish', body);
    mine.current = json.run ?? 0;
  };
  return { progress, begin };
}

function Steps({ progress: { steps, isRunning, outcome } }: { progress: Progress }) {
  const isLast = (i: number) => i === steps.length - 1 && !outcome?.isPublished;
  return (
    <>
      <div role="log" aria-label="Progress">
        <ol>
          {steps.map((label, i) => (
            <li key={label}>
              {label}: {isLast(i) ? '…' : 'done'}
            </li>
          ))}
        </ol>
        {outcome && (
          <p className={outcome.isPublished ? 'success' : 'error'}>
            {!outcome.isPublished && 'Nothing was published, and nothing is lost. '}
            {outcome.message}
          </p>
        )}
      </div>
      {isRunning && !outcome && steps.length > 0 && <progress aria-label="Publishing" />}
      {outcome?.said && <pre>{outcome.said}</pre>}
    </>
  );
}

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

type Author = { name: string; email: string };

type View = 'Changes' | 'To do';

export function Publish({ onView }: { onView: (view: View) => void }) {
  const { contents, saving, conflicts } = useEditor();
  const { progress, begin } = useProgress();
  const { published, server, author, message } = usePublished(progress.outcome && progress.run);
  const [who, setWho] = useState<Author>({ name: '', email: '' });
  const problems = useContext(ProblemsContext);
  const errors = problems.filter(({ kind }) => kind === 'error').length;
  const isPublic = !problems.some(({ kind }) => kind === 'example');
  if (!published) return <p role="status">{message ?? 'Looking for what is published …'}</p>;
  const changes = changesSince(published, contents);
  const link = (view: View, label: string) => (
    <button type="button" onClick={() => onView(view)}>
      {label}
    </button>
  );
  const isWhole = saving.state === 'saved' && errors === 0 && conflicts.length === 0;
  const isKnown = Boolean(author || (who.name && who.email));
  // The server may have missed what the repository has.
  const isNeeded = changes.length > 0 || Boolean(server);
  return (
    <div className="entries">
      <h2>Publish</h2>
      {changes.length === 0 ? (
        <p>Everything here is as it is published.</p>
      ) : (
        <p>
          This publishes {summary(changes)}. The whole site is checked before; where anything fails, the
          public site stays as it is.
        </p>
      )}
      {!isPublic && (
        <p className="warning">
          The site is not public yet: it goes to your colleagues, and becomes public when nothing is left
          under “Before the launch” in “To do”.
        </p>
      )}
      <div className="toolbar">
        {changes.length > 0 && link('Changes', 'Look at the changes')}
        {errors > 0 && link('To do', `Correct first what is wrong (${errors})`)}
        {conflicts.length > 0 && link('Changes', `Choose first between two values (${conflicts.length})`)}
      </div>
      {!author && <Who who={who} onChange={setWho} />}
      <button
        type="button"
        className="main"
        disabled={!isWhole || !isNeeded || !isKnown || progress.isRunning}
        onClick={() => void begin({ ...who, message: messageOf(changes) })}
      >
        Publish now
      </button>
      <Steps progress={progress} />
    </div>
  );
}
