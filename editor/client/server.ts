/** Asks the server of the editor. It knows its own page by a token, which is another after each start. */

let token: string | undefined;

const tokenNow = () => (token ??= document.querySelector<HTMLMetaElement>('meta[name=token]')!.content);

async function renewToken() {
  const page = await (await fetch('/edit/')).text();
  token = /name="token" content="(\w+)"/.exec(page)?.[1] ?? token;
}

const DOWN =
  'The editor does not answer: it was closed. What you type is kept in this browser. Open a terminal in the folder of the site, type “npm run edit”, and leave it open.';

/** `status` is 0 when nobody answers. */
export async function ask<Json>(method: string, route: string, body?: unknown) {
  const request = () =>
    fetch(`/edit/api/${route}`, { method, headers: { 'x-token': tokenNow() }, body: JSON.stringify(body) });
  try {
    let response = await request();
    if (response.status === 403) {
      await renewToken();
      response = await request();
    }
    return { status: response.status, json: (await response.json()) as Json };
  } catch {
    return { status: 0, json: { message: DOWN } as Json };
  }
}

/** Calls `onNews` when a file has changed, and when the server is there again. */
export function onServerNews(onNews: () => void) {
  const events = new EventSource(`/edit/api/events?token=${tokenNow()}`);
  events.onmessage = onNews;
  events.onerror = () => {
    // A new server has a new token, which the old address does not have.
    events.close();
    setTimeout(
      () =>
        void renewToken()
          .catch(() => {})
          .then(() => onServerNews(onNews)),
      1000,
    );
    onNews();
  };
}
