/** What the server knows of what is published, and of publishing. */
import { useEffect, useState } from 'react';
import type { Contents } from './fields.ts';
import { type LabelledChange, messageOf } from './published.ts';
import { request } from './server.ts';
import { notify } from './store.ts';

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
  useEffect(() => void request<Json>('GET', route).then(({ json }) => setAnswer(json)), [route, when]);
  return answer;
}

export const usePublished = (when: unknown): Published => useAnswer<Published>('published', when);

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
  const { status, json } = await request<{ message: string }>('POST', 'publish', body);
  if (status !== 200) notify(json.message);
}
