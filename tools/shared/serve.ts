/** Serves the exported folder as a host would, with redirects to the slash and a real 404. */
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { cachingOf } from '../../hosting/headers.ts';

/** Where everything of ours listens: for this machine alone. */
export const HOST = '127.0.0.1';

/** A request handler for the export in `folder`. */
function handler(folder: string) {
  const files = sirv(folder, {
    etag: true,
    // Where compress.ts has put them beside the files.
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeader('cache-control', cachingOf(pathname));
    },
  });

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://${HOST}${request.url}`);
    if (!pathname.endsWith('/') && existsSync(path.join(folder, pathname, 'index.html'))) {
      response.writeHead(308, { location: `${pathname}/${search}` }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(path.join(folder, '404.html')).pipe(response);
    });
  };
}

/**
 * Serves the export in `folder` on `port`, or on any free one if that is 0, for this machine alone unless `host` says
 * more.
 * Throws, with what to do, if there is no export or the port is taken.
 */
export async function serve(folder: string, port: number, host = HOST) {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error(`There is no export in ${folder}. Run: npm run build`);
  const server = createServer(handler(folder)).listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is taken. Stop what uses it, or choose another, such as PORT=${port + 1}.`,
      { cause: error },
    );
  }
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
