/** Requests to the server of the editor, and its events. */
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
