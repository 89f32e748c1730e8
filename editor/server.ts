/** `npm run dev`: the site as Next.js serves it while one works on it, and the editor of its content at /edit/. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { HOST } from '../tools/serve.ts';
import { bundle, page } from './bundle.ts';
import { contentRoutes } from './contents.ts';
import { removeTemporary, watchFolder } from './files.ts';
import { follow } from './git.ts';
import { publishRoutes } from './publish.ts';
import { answer, hostsOf, isForeign, type Routes, send } from './requests.ts';

const port = Number(process.env.PORT ?? 3000);
const hosts = hostsOf(port, process.env);
/** Known to the editor's page alone, which no other site can read. */
const token = randomBytes(16).toString('hex');
const routes: Routes = { ...contentRoutes, ...publishRoutes };

const { script, style } = await bundle();
const files: Record<string, [type: string, text: string]> = {
  '/edit/': ['text/html', page(token)],
  '/edit/script.js': ['text/javascript', script],
  '/edit/style.css': ['text/css', style],
};

const listeners = new Set<ServerResponse>();

/** Tells the editor's pages that a file has changed, for as long as they listen. */
function listen(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(':\n\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

function edit(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url!, `http://${HOST}`);
  const file = request.method === 'GET' && files[pathname];
  if (file) {
    const [type, text] = file;
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      // No other page may show this one in a frame and lend it its clicks.
      'content-security-policy': "frame-ancestors 'none'",
    });
    response.end(text);
    return;
  }
  const isOurs = [request.headers['x-token'], searchParams.get('token')].includes(token);
  if (!isOurs)
    send(response, { status: 403, json: { message: 'Only the page of the editor may ask this.' } });
  else if (pathname === '/edit/api/events') listen(response);
  else void answer(request, response, routes);
}

const server = createServer();
const app = next({ dev: true, hostname: HOST, port, httpServer: server });
const handle = app.getRequestHandler();

function refuseForeign(request: IncomingMessage, response: ServerResponse) {
  if (!isForeign(request.headers, hosts)) return false;
  send(response, {
    status: 403,
    json: { message: 'Another site asks, or this computer under another name.' },
  });
  return true;
}

server.on('request', (request, response) => {
  if (refuseForeign(request, response)) return;
  if (request.url === '/edit') response.writeHead(308, { location: '/edit/' }).end();
  else if (request.url!.startsWith('/edit/')) edit(request, response);
  else void handle(request, response);
});

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const isTaken = code === 'EADDRINUSE';
  console.error(
    isTaken ? `Port ${port} is taken. Is the editor open already? Or choose PORT=${port + 1}.` : message,
  );
  process.exit(1);
});

function open(address: string) {
  // A Codespace has no xdg-open: BROWSER is its way to the browser of the one who uses it.
  const [command, ...rest] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[
    process.platform as string
  ] ?? [process.env.BROWSER ?? 'xdg-open'];
  // Where there is no browser to open, the printed address does.
  spawn(command!, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

removeTemporary('content');
// What was published when the editor was ended, or half brought in. Where it cannot be, the next publication says why.
await follow().catch(() => {});
watchFolder('content', () => {
  for (const listener of listeners) listener.write('data: changed\n\n');
});
await app.prepare();
server.listen(port, HOST, () => {
  const address = `http://localhost:${port}`;
  console.log(`\nThe site is at   ${address}\nThe editor is at ${address}/edit/\n`);
  if (process.argv.includes('--open')) open(`${address}/edit/`);
});
