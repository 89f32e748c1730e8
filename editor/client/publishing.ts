/** What the server knows of what is published, and of publishing. */
import { useEffect, useRef, useState } from 'react';
import { invert } from '../change.ts';
import type { Progress } from '../publish.ts';
import type { Contents } from './content.ts';
import { changesSince, type LabelledChange, messageOf } from './published.ts';
import { ask } from './server.ts';
import { bring, notePublished } from './state.ts';

export type { Progress };

/** Turns changes round, as one step to undo. Where somebody has written since, both values are shown. */
export const takeBack = (changes: LabelledChange[]) =>
  bring(invert(changes.map(({ change }) => change)), changes[0]?.field ?? '');

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

/** How many of them are shown. */
const LAST = 20;

/** What was published, newest first. */
export function useHistory() {
  const [history, setHistory] = useState<History>({});
  useEffect(() => {
    const look = async () => {
      const { json } = await ask<History>('GET', 'history');
      const publications = await Promise.all((json.publications ?? []).slice(0, LAST).map(withChanges));
      setHistory(json.publications ? { publications } : { message: json.message });
    };
    void look();
  }, []);
  return history;
}

async function withChanges(publication: Publication): Promise<Publication> {
  const { status, json } = await ask<{ before: Contents; after: Contents }>('POST', 'publication', {
    commit: publication.commit,
  });
  return { ...publication, changes: status === 200 ? changesSince(json.before, json.after) : [] };
}

const EVERY = 500;

/** How far it is, in this window or in another; `begin` publishes. */
export function useProgress() {
  // Nothing can be published before it is known whether something is being published.
  const [progress, setProgress] = useState<Progress>({ run: 0, steps: [], isRunning: true });
  /** The run that this window has begun. */
  const mine = useRef(0);
  const noted = useRef(0);
  useEffect(() => {
    const look = async () => {
      const { status, json } = await ask<Progress>('GET', 'publish');
      // What was asked before a run began answers of the one before it.
      if (status !== 200 || json.run < mine.current) return;
      setProgress(json);
      const isPublished = json.outcome && json.outcome.reached !== 'nothing';
      if (isPublished && noted.current < json.run) notePublished();
      noted.current = json.outcome ? json.run : noted.current;
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const begin = async (author: { name?: string; email?: string }, changes: LabelledChange[]) => {
    mine.current = progress.run + 1;
    setProgress({ ...progress, steps: [], isRunning: true, outcome: undefined });
    const message = messageOf(changes);
    const { status } = await ask('POST', 'publish', { ...author, message });
    if (status !== 200) mine.current = 0;
  };
  return { progress, begin };
}
