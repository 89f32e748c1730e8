/** Requests to the server of the editor, and its events. */
import { useEffect, useState } from 'react';
import { LARGEST_FILE } from '../../content/photo.ts';
import type { Content } from '../../content/schema/files.ts';
import type { Progress } from '../progress.ts';

const DOWN =
  'The editor does not answer: it was closed. Open a terminal in the folder of the site, type “npm run edit”, and leave it open.';

/** Sends a request. `status` is 0 where the server does not answer. */
export async function request<Json>(method: string, route: string, body?: unknown) {
  try {
    const response = await fetch(`/edit/api/${route}`, { method, body: JSON.stringify(body) });
    return { status: response.status, json: (await response.json()) as Json };
  } catch {
    return { status: 0, json: { message: DOWN } as Json };
  }
}

/** Has the server save a picture. `file` is its name in content/photos/; `message` says why it was refused. */
export async function uploadPhoto(picture: File) {
  const address = `/edit/api/photo?name=${encodeURIComponent(picture.name)}`;
  try {
    // The server refuses what is larger, for which it need not get all of it.
    const body = picture.slice(0, LARGEST_FILE + 1);
    const response = await fetch(address, { method: 'POST', body });
    return (await response.json()) as { file?: string; message?: string };
  } catch {
    return { message: DOWN };
  }
}

/** Calls `onNews` when a file has changed, publishing goes on, or the server is gone, which is without progress. */
export function onServerEvent(onNews: (progress?: Progress) => void) {
  let events: EventSource | undefined;
  const listen = () => {
    events?.close();
    // A browser has six connections for all windows, so that a hidden one closes its own.
    if (document.hidden) return;
    events = new EventSource('/edit/api/events');
    events.onmessage = ({ data }: MessageEvent<string>) => onNews(JSON.parse(data) as Progress);
    events.onerror = () => {
      events?.close();
      setTimeout(listen, 1000);
      onNews();
    };
  };
  document.addEventListener('visibilitychange', listen);
  listen();
}

/** What is published, the server to upload to, and the email of who publishes. `message` says why it is not known. */
export type Published = {
  published?: Content;
  server?: string;
  author?: string;
  /** The subjects of commits that developers have not published. */
  unpublishedCode?: string[];
  message?: string;
};

/** The answer of the server, asked again whenever `when` changes. */
function useAnswer<Json extends object>(route: string, when?: unknown) {
  const [answer, setAnswer] = useState<Partial<Json> & { message?: string }>({});
  useEffect(() => {
    let isLast = true;
    void request<Json>('GET', route).then(({ json }) => isLast && setAnswer(json));
    return () => void (isLast = false);
  }, [route, when]);
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
  before: Content;
  after: Content;
};

/** The publications, newest first. */
export const useHistory = () => useAnswer<{ publications: Publication[] }>('history');
