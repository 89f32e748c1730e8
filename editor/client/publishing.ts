/** What the server knows of what is published, and of publishing. */
import { useEffect, useRef, useState } from 'react';
import { invert, isEqual } from '../change.ts';
import type { Progress } from '../publish.ts';
import type { Contents } from './content.ts';
import { type LabelledChange, messageOf } from './published.ts';
import { ask } from './server.ts';
import { bring, tell, useEditor } from './state.ts';

export type { Progress };

const GONE = (labels: string) => `This is not taken back, because what it was in is gone: ${labels}.`;

/**
 * Turns changes round, as one step to undo. Where somebody has written since, both values are shown; what has no place
 * any more is told. Returns whether any was taken back.
 */
export function takeBack(changes: LabelledChange[]) {
  const lost = bring(invert(changes.map(({ change }) => change)), changes[0]?.field ?? '');
  const isLost = ({ change: { file, path } }: LabelledChange) =>
    lost.some((one) => one.file === file && isEqual(one.path, path));
  const labels = changes.filter(isLost).map(({ label }) => label);
  if (labels.length > 0) tell(GONE(labels.join(', ')));
  return labels.length < changes.length;
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

/** What the server answers; asked again when `when` is another. */
function useAnswer<Json extends object>(route: string, when?: unknown) {
  const [answer, setAnswer] = useState<Partial<Json> & { message?: string }>({});
  useEffect(() => void ask<Json>('GET', route).then(({ json }) => setAnswer(json)), [route, when]);
  return answer;
}

export const usePublished = (when: unknown): Published => useAnswer<Published>('changes', when);

/** A publication, with the files that it changed as they were before and after. */
export type Publication = {
  commit: string;
  who: string;
  when: string;
  isByDeveloper: boolean;
  before: Contents;
  after: Contents;
};

/** What was published, newest first. */
export const useHistory = () => useAnswer<{ publications: Publication[] }>('history');

const EVERY = 500;

/**
 * How far it is, in this window or in another; `begin` publishes. How it ended is told where it was seen to run, and until
 * something is edited.
 */
export function useProgress() {
  // Nothing can be published before it is known whether something is being published.
  const [progress, setProgress] = useState<Progress>({ run: 0, steps: [], isRunning: true });
  const [old, setOld] = useState<Progress['outcome']>();
  const past = useEditor(({ session }) => session.past);
  const [seen, setSeen] = useState(past);
  if (seen !== past) {
    setSeen(past);
    setOld(progress.outcome);
  }
  /** Another before and after each request to begin: what was asked before that is of the run before. */
  const turn = useRef(0);
  useEffect(() => {
    let isFirst = true;
    const look = async () => {
      const asked = turn.current;
      const { status, json } = await ask<Progress>('GET', 'publish');
      if (status !== 200 || asked !== turn.current) return;
      if (isFirst) setOld(json.outcome);
      isFirst = false;
      setProgress((now) => (isEqual(json, now) ? now : json));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  const begin = async (author: object, changes: LabelledChange[]) => {
    turn.current++;
    setProgress({ run: progress.run + 1, steps: [], isRunning: true });
    const { status } = await ask('POST', 'publish', { ...author, message: messageOf(changes) });
    turn.current++;
    if (status !== 200) setProgress(progress);
  };
  const isOld = progress.outcome && progress.outcome === old;
  return { progress: isOld ? { ...progress, steps: [], outcome: undefined } : progress, begin };
}
