/** `npm start` serves the exported folder as a host would: compressed, with redirects to the slash and a real 404. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const HOST = '127.0.0.1';

/** A request handler for the export in `folder`. */
function serve(folder: string) {
  const compress = compression() as unknown as (
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ) => void;
  const files = sirv(folder, { etag: true });
  const notFound = path.join(folder, '404.html');

  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`);
    if (!pathname.endsWith('/') && isPage(path.join(folder, decode(pathname)))) {
      response.writeHead(308, { location: `${pathname}/${search}` }).end();
      return;
    }
    compress(request, response, () =>
      files(request, response, () => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        createReadStream(notFound).pipe(response);
      }),
    );
  };
}

const isPage = (file: string) => existsSync(path.join(file, 'index.html')) && statSync(file).isDirectory();

function decode(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // a malformed path finds no file and answers 404
  }
}

const port = Number(process.env.PORT ?? 3000);
const server = createServer(serve('out'));
server.once('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : error.message;
  console.error(reason);
  process.exitCode = 1;
});
server.listen(port, HOST, () => console.log(`The site is at http://localhost:${port}`));
