/** Who may ask the editor for what: only its own page, on this computer or through the port of a Codespace. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a route answers with: JSON, and 200 unless it says otherwise. */
export type Answer = { status?: number; json: unknown };

export type Route = (body: unknown) => Answer | Promise<Answer>;

/** By method and address: `PUT /edit/api/file`. */
export type Routes = Record<string, Route>;

const BODY_LIMIT = 2_000_000;

/** The addresses under which this server is reached, as `Host` has them. */
export function hostsOf(
  port: number,
  { CODESPACE_NAME, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN }: NodeJS.ProcessEnv,
) {
  const here = [`localhost:${port}`, `127.0.0.1:${port}`];
  if (!CODESPACE_NAME) return here;
  return [...here, `${CODESPACE_NAME}-${port}.${GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN}`];
}

/** Another site's page, or another name for this computer (DNS rebinding). A typed address has no origin. */
export function isForeign({ host, origin }: IncomingMessage['headers'], hosts: string[]) {
  if (!host || !hosts.includes(host)) return true;
  const ours = hosts.flatMap((name) => [`http://${name}`, `https://${name}`]);
  return origin !== undefined && !ours.includes(origin);
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is left of it is read and forgotten, so that the answer arrives.
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? undefined : Buffer.concat(chunks).toString();
}

export function send(response: ServerResponse, { status = 200, json }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(json));
}

/** Answers a request to /edit/api/ by one of `routes`. */
export async function answer(request: IncomingMessage, response: ServerResponse, routes: Routes) {
  const route = routes[`${request.method} ${request.url!.split('?')[0]}`];
  const refuse = (status: number, message: string) => send(response, { status, json: { message } });
  if (!route) return refuse(404, 'The editor has nothing at this address.');
  const body = await readBody(request);
  if (body === undefined) return refuse(413, 'This is more than the editor takes at once (2 MB).');
  try {
    send(response, await route(body && (JSON.parse(body) as unknown)));
  } catch (error) {
    const isBroken = error instanceof SyntaxError;
    refuse(isBroken ? 400 : 500, isBroken ? 'The request is not JSON.' : (error as Error).message);
  }
}
