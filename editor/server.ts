/** `npm run dev`: the site as Next.js serves it while one works on it, and the editor of its content at /edit/. */
import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { reportOnSave } from '../tools/content-check/watch.ts';
import { HOST } from '../tools/shared/serve.ts';
import { watchFolder } from '../tools/shared/watch-folder.ts';
import { bundle, page } from './bundle.ts';
import { contentRoutes } from './content-on-disk.ts';
import { photoAt, receivePhoto } from './photos.ts';
import { announce, listen } from './progress.ts';
import { publishRoutes } from './publish.ts';
import { answer, hostsOf, isForeign, type Routes, send } from './requests.ts';
import { mergeFetched } from './upstream.ts';

const port = Number(process.env.PORT ?? 3000);
const hosts = hostsOf(port, process.env);
const routes: Routes = { ...contentRoutes, ...publishRoutes };

/** In milliseconds: how long an editor that is open may take to answer. */
const ANSWER = 5000;

const site = `http://localhost:${port}`;

/** Opens the editor in a browser, where there is one. */
function open() {
  if (!process.argv.includes('--open')) return;
  const commands: Record<string, string> = { darwin: 'open', win32: 'start ""' };
  // A Codespace has no xdg-open, and names in BROWSER what opens the user's browser.
  const command = commands[process.platform] ?? process.env.BROWSER ?? 'xdg-open';
  spawn(`${command} ${site}/edit/`, { shell: true, stdio: 'ignore', detached: true }).unref();
}

const isOpen = await fetch(`${site}/edit/`, { signal: AbortSignal.timeout(ANSWER) }).then(
  async (response) => (await response.text()) === page,
  () => false,
);
if (isOpen) {
  console.log(
    `\nThe editor is open already, at ${site}/edit/\nFor another copy of the site choose PORT=${port + 1}.\n`,
  );
  open();
  process.exit();
}

const { script, style } = await bundle();
const files: Record<string, [type: string, text: string]> = {
  '/edit/': ['text/html', page],
  '/edit/script.js': ['text/javascript', script],
  '/edit/style.css': ['text/css', style],
};

function edit(request: IncomingMessage, response: ServerResponse) {
  const [pathname] = request.url!.split('?');
  const file = request.method === 'GET' && files[pathname!];
  const photo = request.method === 'GET' && photoAt(pathname!);
  if (file) {
    const [type, text] = file;
    response.writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      // No other page may show this one in a frame (clickjacking).
      'content-security-policy': "frame-ancestors 'none'",
    });
    response.end(text);
  } else if (photo) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  // Set by the browser: no page can set it for a request to another.
  else if (request.headers['sec-fetch-site'] !== 'same-origin')
    send(response, 403, { message: 'Only the page of the editor may ask this.' });
  else if (pathname === '/edit/api/events') listen(response);
  else if (pathname === '/edit/api/photo') void receivePhoto(request, response);
  else void answer(request, response, routes);
}

const server = createServer();
const app = next({ dev: true, hostname: HOST, port, httpServer: server });
const handle = app.getRequestHandler();

server.on('request', (request, response) => {
  if (isForeign(request.headers, hosts))
    send(response, 403, { message: 'Another site asks, or this computer under another name.' });
  else if (request.url === '/edit') response.writeHead(308, { location: '/edit/' }).end();
  else if (request.url!.startsWith('/edit/')) edit(request, response);
  else void handle(request, response);
});

server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  const isTaken = code === 'EADDRINUSE';
  console.error(isTaken ? `Another program has the port ${port}. Choose PORT=${port + 1}.` : message);
  process.exit(1);
});

// Finishes a merge that was interrupted. Where it cannot be, the next publication says why.
await mergeFetched().catch(() => {});
// In milliseconds: open windows show soon what another program has saved.
watchFolder('content', 300, announce);
reportOnSave();
await app.prepare();
server.listen(port, HOST, () => {
  console.log(`\nThe site is at   ${site}\nThe editor is at ${site}/edit/\n`);
  open();
});
