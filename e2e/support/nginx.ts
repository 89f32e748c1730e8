/** Runs Debian's nginx with the recipe in hosting/nginx.conf, on loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onServer, pack } from '../../tools/deploy/server.ts';
import { HOST } from '../../tools/serve.ts';
import { ensurePackages } from './debian.ts';
import { freePort } from './free-port.ts';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What differs on the server that the recipe is for. Throws if the recipe does not say it. */
function adapt(recipe: string, changes: readonly (readonly [from: string, to: string])[]) {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`hosting/nginx.conf no longer says: ${from}`);
    return text.replaceAll(from, to);
  }, recipe);
}

/** Like Debian's own nginx.conf, but with all that nginx writes in `folder`, and nothing of this system's sites. */
const main = (folder: string, site: string) => `
load_module ${BROTLI};
daemon off;
user root;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${site}
}`;

/** Gets nginx if it is missing. Throws with the command to run if that fails. */
export const ensureNginx = () => ensurePackages([NGINX, BROTLI], 'nginx', 'libnginx-mod-http-brotli-static');

/** Deploys the export in `root` to a new folder, and serves that at `origin` until stopped. */
export async function startNginx(root = process.cwd()) {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  onServer(
    { host: undefined, folder: site, nginx: 'true' },
    { action: 'deploy', release: 'export', archive: pack(root) },
  );
  const { stop, ...nginx } = await serveSite(site);
  return { ...nginx, stop: () => stop().finally(() => rmSync(site, { recursive: true })) };
}

/**
 * Serves at `origin` what is deployed to the folder `site`, until stopped. `command` runs nginx with the
 * same settings. Throws if nginx does not start.
 */
export async function serveSite(site: string) {
  ensureNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const recipe = adapt(readFileSync(path.join(import.meta.dirname, '../../hosting/nginx.conf'), 'utf8'), [
    ['listen 80;', `listen ${HOST}:${port};`],
    ['listen [::]:80;', ''],
    ['/var/www/site', site],
  ]);
  mkdirSync(`${folder}/client_body`);
  writeFileSync(`${folder}/nginx.conf`, main(folder, recipe));

  const nginx = spawn(NGINX, ['-c', `${folder}/nginx.conf`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  nginx.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const stop = async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://${HOST}:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (nginx.exitCode !== null || attempt === 100) {
      await stop();
      throw new Error(`nginx does not start with hosting/nginx.conf: ${complaint}`);
    }
    try {
      await fetch(origin);
      return { origin, stop, command: `${NGINX} -c ${folder}/nginx.conf` };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
