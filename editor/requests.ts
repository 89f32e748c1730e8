/** Who may ask the editor for what: only its own page, on this computer or through the port of a Codespace. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { reasonOf } from './files.ts';

/** By method and address: `POST /edit/api/apply`. The result is sent as JSON, and an error with its message. */
export type Routes = Record<string, (body: never) => unknown>;

/** The addresses under which this server is reached, as `Host` has them. */
export function hostsOf(
  port: number,
  { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN }: NodeJS.ProcessEnv,
) {
  const here = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!CODESPACE_NAME) return here;
  return [...here, `${CODESPACE_NAME}-${port}.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`];
}

/** Whether another site asks, or this computer under another name (DNS rebinding). A typed address has no origin. */
export function isForeign({ host, origin }: IncomingMessage['headers'], hosts: string[]) {
  if (!host || !hosts.includes(host)) return true;
  const ours = hosts.flatMap((name) => [`http://${name}`, `https://${name}`]);
  return origin !== undefined && !ours.includes(origin);
}

export function send(response: ServerResponse, status: number, json: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(json));
}

/** Answers a request to /edit/api/ with one of `routes`. */
export async function answer(request: IncomingMessage, response: ServerResponse, routes: Routes) {
  const route = routes[`${request.method} ${request.url}`];
  const refuse = (status: number, message: string) => send(response, status, { message });
  if (!route) return refuse(404, 'The editor has nothing at this address.');
  try {
    const body = await text(request);
    send(response, 200, await route((body && JSON.parse(body)) as never));
  } catch (error) {
    refuse(500, reasonOf(error as Error));
  }
}
