/** What the server knows of what is published, and of publishing. */
import { useEffect, useRef, useState } from 'react';
import { put } from '../compare.ts';
import type { Progress as Run } from '../publish.ts';
import type { Contents } from './content.ts';
import { changesSince, type LabelledChange, messageOf } from './published.ts';
import { ask } from './server.ts';
import { addConflicts, get, replace } from './state.ts';

/** Puts back what was there before `changes`, as one step to undo. */
export function takeBack(changes: LabelledChange[]) {
  const next = { ...get().contents };
  for (const { change } of changes)
    next[change.name] = put(next[change.name], change.path, change.before, change.published);
  replace(next, changes[0]?.field ?? '');
}

/** What is published, the server that is named, who publishes. `message` says why it cannot be known. */
export type Published = {
  published?: Contents;
  server?: string;
  author?: string;
  /** What developers have committed and not published. */
  unpublishedCode?: string[];
  message?: string;
};

/** Asks again when `when` is another. */
export function usePublished(when?: unknown) {
  const [published, setPublished] = useState<Published>({});
  useEffect(() => void ask<Published>('GET', 'changes').then(({ json }) => setPublished(json)), [when]);
  return published;
}

export type Publication = {
  commit: string;
  who: string;
  when: string;
  subject: string;
  isByDeveloper: boolean;
  changes: LabelledChange[];
};

type History = { publications?: Publication[]; message?: string };
type Conflicts = Parameters<typeof addConflicts>[0];

/** How many of them are shown. */
const LAST = 20;

/** What was published, newest first. */
export function useHistory() {
  const [history, setHistory] = useState<History>({});
  useEffect(() => {
    const look = async () => {
      const { json } = await ask<History & { conflicts?: Conflicts }>('GET', 'history');
      addConflicts(json.conflicts ?? []);
      const publications = await Promise.all((json.publications ?? []).slice(0, LAST).map(withChanges));
      setHistory(json.publications ? { publications } : { message: json.message });
    };
    void look();
  }, []);
  return history;
}

async function withChanges(publication: Publication): Promise<Publication> {
  const { commit, subject } = publication;
  const { status, json } = await ask<{ before: Contents; after: Contents }>('POST', 'publication', {
    commit,
  });
  const changes = status === 200 ? changesSince(json.before, json.after) : [];
  return { ...publication, changes, isByDeveloper: !subject.startsWith('content: ') };
}

/** How far publishing is. `said` is what a program printed. */
export type Progress = {
  run: number;
  steps: string[];
  isRunning: boolean;
  outcome?: { reached: 'nothing' | 'repository' | 'public'; message: string; said?: string };
};

const EVERY = 500;

function progressOf({ outcome, ...rest }: Run): Progress {
  if (!outcome) return rest;
  const { isPublished, message, said: printed } = outcome;
  const told = isPublished ? message : `Nothing was published, and nothing is lost. ${message}`;
  return {
    ...rest,
    outcome: { reached: isPublished ? 'repository' : 'nothing', message: told, said: printed },
  };
}

/** How far it is, in this window or in another; `begin` publishes. */
export function useProgress() {
  // Nothing can be published before it is known whether something is being published.
  const [progress, setProgress] = useState<Progress>({ run: 0, steps: [], isRunning: true });
  /** The run that this window has begun, until its outcome is known. */
  const mine = useRef(0);
  useEffect(() => {
    const look = async () => {
      const { status, json } = await ask<Run>('GET', 'publish');
      // What was asked before a run began answers of the one before it.
      if (status !== 200 || json.run < mine.current) return;
      setProgress(progressOf(json));
      if (json.run !== mine.current || !json.outcome) return;
      mine.current = 0;
      addConflicts(json.outcome.conflicts ?? []);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const begin = async (author: { name?: string; email?: string }, changes: LabelledChange[]) => {
    mine.current = progress.run + 1;
    setProgress({ ...progress, steps: [], isRunning: true, outcome: undefined });
    await ask('POST', 'publish', { ...author, message: messageOf(changes) });
  };
  return { progress, begin };
}
