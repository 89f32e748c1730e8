/** What the server knows of what is published, and of publishing. */
import { useEffect, useState } from 'react';
import { invert, isEqual } from '../change.ts';
import type { Contents } from './content.ts';
import { type LabelledChange, messageOf } from './published.ts';
import { ask } from './server.ts';
import { bring, tell } from './state.ts';

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

/** Publishes what is here; tells where it cannot begin. */
export async function publish(author: object, changes: LabelledChange[]) {
  const body = { ...author, message: messageOf(changes) };
  const { status, json } = await ask<{ message: string }>('POST', 'publish', body);
  if (status !== 200) tell(json.message);
}
