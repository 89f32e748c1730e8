/** Asks the server what is published, and to publish. */
import { useEffect, useState } from 'react';
import type { Contents } from './fields.ts';
import { type LabelledChange, messageOf } from './published.ts';
import { request } from './server.ts';
import { notify } from './store.ts';

/** What is published, the server to upload to, and the email of who publishes. `message` says why it is not known. */
export type Published = {
  published?: Contents;
  server?: string;
  author?: string;
  /** The subjects of commits that developers have not published. */
  unpublishedCode?: string[];
  message?: string;
};

/** The answer of the server, asked again whenever `when` changes. */
function useAnswer<Json extends object>(route: string, when?: unknown) {
  const [answer, setAnswer] = useState<Partial<Json> & { message?: string }>({});
  useEffect(() => void request<Json>('GET', route).then(({ json }) => setAnswer(json)), [route, when]);
  return answer;
}

/** What is published, asked again whenever `when` changes. */
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

/** The publications, newest first. */
export const useHistory = () => useAnswer<{ publications: Publication[] }>('history');

/** Starts a publication; notifies where it cannot start. */
export async function publish(author: object, changes: LabelledChange[]) {
  const body = { ...author, message: messageOf(changes) };
  const { status, json } = await request<{ message: string }>('POST', 'publish', body);
  if (status !== 200) notify(json.message);
}
