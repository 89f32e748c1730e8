/** Says what will be public, publishes it, and shows how far it is. */
import { type FormEvent, useContext } from 'react';
import { Summary } from './changes.tsx';
import { ProblemsContext } from './problems.tsx';
import type { LabelledChange } from './published.ts';
import type { Progress, Published } from './publishing.ts';
import { set, useEditor } from './state.ts';

type Props = {
  published: Published;
  changes: LabelledChange[];
  progress: Progress;
  begin: (author: object, changes: LabelledChange[]) => Promise<void>;
};

export function Publish({ published, changes, progress, begin }: Props) {
  const saving = useEditor((state) => state.saving);
  const conflicts = useEditor((state) => state.conflicts);
  const { server, author, unpublishedCode = [] } = published;
  const problems = useContext(ProblemsContext);

  const errors = problems.filter(({ kind }) => kind === 'error').length;
  const isPublic = !problems.some(({ kind }) => kind === 'example');
  const isWhole = saving.state === 'saved' && errors === 0 && conflicts.length === 0;
  // The server may have missed what the repository has.
  const isNeeded = changes.length > 0 || Boolean(server);
  const isReady = isWhole && isNeeded && unpublishedCode.length === 0;
  const publish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void begin(Object.fromEntries(new FormData(event.currentTarget)), changes);
  };
  return (
    <section className="stack">
      <h2>Publish</h2>
      {changes.length === 0 && <p>Nothing here waits to be published.</p>}
      {changes.length > 0 && (
        <>
          <p>
            This publishes {changes.length === 1 ? 'one change' : `${changes.length} changes`}. The whole site
            is checked before; where anything fails, nothing goes out.
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
      <form className="stack" onSubmit={publish}>
        {!author && <Who />}
        <button type="submit" className="solid" disabled={!isReady || progress.isRunning}>
          Publish now
        </button>
      </form>
      <Steps progress={progress} />
    </section>
  );
}

const Details = ({ children }: { children: string }) => (
  <details>
    <summary>Details for a developer</summary>
    <pre className="mt-2 rounded-inner bg-ground p-3 text-caption whitespace-pre-wrap">{children}</pre>
  </details>
);

/** Git asks for it once; without it nothing can be published. */
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
