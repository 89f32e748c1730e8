/** Debian's nginx with the recipe in hosting/nginx.conf, on loopback. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compress } from '../../tools/shared/compress.ts';
import { HOST } from '../../tools/shared/serve.ts';
import { freePort } from '../support/free-port.ts';

/** What Debian's own nginx.conf says, but with what nginx writes in `folder`, and this one site. */
const settings = (folder: string, site: string) => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
user root;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { }
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
  ${site}
}`;

/** Serves at `origin`, until stopped, what `npm run deploy` writes to `folder`; without one, the export in `out/`. */
export async function startNginx(folder?: string) {
  const own = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  if (!folder) {
    cpSync('out', `${own}/current`, { recursive: true });
    compress(`${own}/current`);
    symlinkSync('current', `${own}/hashed`);
  }
  const [port, httpsPort] = [await freePort(), await freePort()];
  const recipe = readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll(/listen \[::\].*;/g, '')
    .replaceAll('listen 80', `listen ${HOST}:${port}`)
    .replaceAll('listen 443', `listen ${HOST}:${httpsPort}`)
    .replaceAll('server_name www.example.com', `server_name ${HOST}`)
    .replaceAll('/var/www/site', folder ?? own);
  writeFileSync(`${own}/nginx.conf`, settings(own, recipe));
  // Returns when nginx listens, and runs on in the background.
  execFileSync('/usr/sbin/nginx', ['-c', `${own}/nginx.conf`]);
  const stop = () => {
    execFileSync('/usr/sbin/nginx', ['-c', `${own}/nginx.conf`, '-s', 'stop'], { stdio: 'ignore' });
    rmSync(own, { recursive: true, maxRetries: 5 });
  };
  return { origin: `http://${HOST}:${port}`, stop };
}
