/**
 * `npm run test:deploy`: deployments to a folder of this computer that nginx serves with the recipe, the failures
 * included. Needs Git, sh, tar and flock, as Debian has them, and Debian's nginx, which it installs if it may.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { launched, writeContent } from '../../tools/content-check/contents.cases.ts';
import { applyEdits, edit } from '../../tools/content-check/edits.cases.ts';
import { copyProject } from '../../tools/copy-project.ts';
import { cachingRules, securityHeaders } from '../../tools/export/headers.ts';
import { serveSite } from '../support/nginx.ts';

/** In place of ssh: does on this computer what it is asked, or fails as SSH_DOES says. */
const SSH = `#!/bin/sh
while [ "$1" = -o ]; do shift 2; done
host=$1; shift
case $SSH_DOES in
  refuse) echo "ssh: connect to host $host port 22: Connection refused" >&2; exit 255 ;;
  full) PATH=$(dirname "$0")/full:$PATH sh -c "$*" ;;
  break)
    head -c 300000 >"$0.part"
    sh -c "$*" <"$0.part" || [ -s "$0.part" ] || exit 1
    [ -s "$0.part" ] || exit 0
    echo "client_loop: send disconnect: Broken pipe" >&2; exit 255 ;;
  *) exec sh -c "$*" ;;
esac
`;
const FULL_DISK = `#!/bin/sh
echo "Filesystem 1024-blocks Used Available Capacity Mounted on"
echo "/dev/sda1 10000000 9999000 1000 100% /"
`;

let bin: string;
let site: string;
let project: string;
let remote: string;
let nginx: Awaited<ReturnType<typeof serveSite>>;

test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.beforeAll(async () => {
  const folder = (name: string) => mkdtempSync(path.join(tmpdir(), name));
  [bin, site, project] = [folder('bin-'), folder('site-'), copyProject('deploy-')];
  remote = `staff@server:${site}`;
  mkdirSync(path.join(bin, 'full'));
  writeFileSync(path.join(bin, 'ssh'), SSH, { mode: 0o755 });
  writeFileSync(path.join(bin, 'full/df'), FULL_DISK, { mode: 0o755 });
  nginx = await serveSite(site);
});
test.afterAll(async () => {
  await nginx.stop();
  for (const folder of [bin, site, project]) rmSync(folder, { recursive: true });
});

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Staff', '-c', 'user.email=staff@localhost', ...args], {
    cwd: project,
    encoding: 'utf8',
  }).trim();

/** Commits what is in the project, and returns the commit. */
function commit(message: string) {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', message);
  return git('rev-parse', 'HEAD');
}

const price = (to: string) => edit('services.ts', `price: '${to}'`);

/** What the second release says on the home page; its headers differ too. */
const HEADLINE = 'Now in Bapatla';

/** Runs `npm run deploy` with `args` in the project. */
function deploy(args: readonly string[], does = '') {
  const all = ['run', 'deploy', '--', '--url', nginx.origin, '--nginx', nginx.command, ...args];
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, SSH_DOES: does };
  const run = spawn('npm', all, { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [run.stdout, run.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise<{ status: number | null; said: string }>((resolve) =>
    run.on('close', (status) => {
      if (process.env.TRANSCRIPT)
        console.log(`$ npm run deploy -- ${args.join(' ')}\n${said}exit status ${status}\n`);
      resolve({ status, said });
    }),
  );
}

/** On a connection of its own: nginx, reloading, closes those that wait. Browsers then ask again, `fetch` does not. */
const get = (address: string) => fetch(nginx.origin + address, { headers: { connection: 'close' } });

async function publicCommit() {
  const response = await get('/version.json');
  return response.ok ? ((await response.json()) as { commit: string }).commit : undefined;
}

/** Deploys what must fail, and finds `message`, a next step, and the public site and its folder as before. */
async function fails(message: RegExp, args: readonly string[], does?: string) {
  const [before, files] = [await publicCommit(), readdirSync(site).sort()];
  const { status, said } = await deploy(args, does);
  expect(status, said).toBe(1);
  expect(said).toMatch(message);
  expect(said).toContain('The public site is as it was.');
  // nginx reloads in its own time.
  await expect.poll(publicCommit).toBe(before);
  expect(readdirSync(site).sort()).toEqual(files);
}

const release = (name: string) => path.join(site, 'releases', name);

/** All hashed files of a release are served, as what they are, to be kept. */
async function servesHashedFiles(name: string) {
  const out = path.join(release(name), 'out');
  const files = globSync('_next/static/**/*.{js,css,txt,woff2}', { cwd: out });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const response = await get(`/${file}`);
    expect(response.status, file).toBe(200);
    expect(response.headers.get('cache-control')).toBe(cachingRules[0].cacheControl);
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(path.join(out, file))), file).toBe(
      true,
    );
  }
}

let [first, second] = ['', ''];

test('working defaults, errors in the content, what is not committed, and no address: nothing is deployed', async () => {
  commit('The project as it is');
  applyEdits(project, [edit('site.ts', "brand: 'AP Growth'")]);
  commit('Not launched');
  await fails(/Not ready to go public/, [site]);

  writeContent(project, launched());
  await fails(/not committed:[^]*content\/site\.ts/, [site]);

  applyEdits(project, [edit('site.ts', "brand: 'Krishna,")]);
  commit('A quote forgotten');
  await fails(/content\/site\.ts, line \d+/, [site]);

  applyEdits(project, [edit('site.ts', "brand: 'Krishna',", /brand: '.*/), price('₹11,000')]);
  first = commit('Launched');
  await fails(/npm run deploy -- user@server:\/var\/www\/site/, []);
  await fails(/is not a place to deploy to/, ['server:site; rm -rf /']);
});

test('the first release', async () => {
  const { status, said } = await deploy([site]);
  expect(status, said).toBe(0);
  expect(await publicCommit()).toBe(first);
  await servesHashedFiles(first);
  expect((await deploy([site])).said).toMatch(/Public already/);
});

test('a server that is not reachable, full, or in use by somebody else: refused before the build', async () => {
  applyEdits(project, [
    price('₹10,500'),
    edit('home.ts', `headline: ['${HEADLINE}', '`, /headline: \['.*', '/),
    edit('../tools/export/headers.ts', "'max-age=7'", /'max-age=.*'/),
  ]);
  second = commit('A price');
  await fails(/Connection refused[^]*ssh staff@server/, [remote], 'refuse');
  await fails(/Less than 50 MB are free/, [remote], 'full');

  const holder = ['--no-fork', path.join(site, 'lock'), 'sh', '-c', 'echo locked; exec sleep 60'];
  const lock = spawn('flock', holder);
  await new Promise((resolve) => lock.stdout.once('data', resolve));
  try {
    await fails(/ is deploying right now\./, [remote]);
  } finally {
    lock.kill();
  }
});

test('a connection lost in the middle leaves the site as it was, and nothing behind', async () => {
  await fails(/Broken pipe[^]*did not arrive whole|did not arrive whole[^]*Broken pipe/, [remote], 'break');
  expect(readdirSync(path.join(site, 'releases'))).toEqual([first]);
});

test('a release that visitors do not get is taken back', async () => {
  await fails(/went back to/, [remote, '--url', 'http://127.0.0.1:4289']);
});

test('the next release comes all at once, tabs of yesterday find their files, and old releases go', async () => {
  const days = { 'day-old': 1.5, 'week-old': 7 };
  for (const [name, age] of Object.entries(days))
    for (let i = 0; i < 12; i++) {
      const time = Date.now() / 1000 - age * 86_400;
      mkdirSync(release(`${name}-${i}`));
      utimesSync(release(`${name}-${i}`), time, time);
    }

  const seen = new Set<string>();
  let isDeployed = false;
  const visitors = (async () => {
    while (!isDeployed) {
      const response = await get('/');
      const headline = (await response.text()).includes(HEADLINE) ? 'second' : 'first';
      seen.add(`${response.status}: ${response.headers.get('strict-transport-security')}, ${headline} page`);
    }
  })();
  const { status, said } = await deploy([remote]);
  isDeployed = true;
  await visitors;

  expect(status, said).toBe(0);
  expect(await publicCommit()).toBe(second);
  expect([...seen]).toEqual([
    `200: ${securityHeaders()['Strict-Transport-Security']}, first page`,
    '200: max-age=7, second page',
  ]);
  await servesHashedFiles(second);
  await servesHashedFiles(first);
  const kept = readdirSync(path.join(site, 'releases'));
  expect(kept.filter((name) => name.startsWith('week'))).toEqual([]);
  expect(kept.filter((name) => name.startsWith('day'))).toHaveLength(12);
});

test('somebody else has deployed what these commits do not include', async () => {
  git('checkout', '--quiet', '-b', 'mine', first);
  commit('Mine');
  await fails(/Run git pull/, [remote]);
});

test('settings that nginx does not accept keep the site as it is; then one command goes back', async () => {
  const broken = path.join(release(first), 'hosting/generated/nginx-headers.conf');
  const headers = readFileSync(broken);
  writeFileSync(broken, 'no such directive;');
  const refused = await deploy([remote, '--rollback']);
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/unknown directive[^]*could not be reloaded/);
  expect(await publicCommit()).toBe(second);

  writeFileSync(broken, headers);
  const { status, said } = await deploy([remote, '--rollback']);
  expect(status, said).toBe(0);
  expect(await publicCommit()).toBe(first);
  await servesHashedFiles(first);
  await servesHashedFiles(second);
  expect((await deploy([remote, '--rollback'])).said).toMatch(/no release before/);
});
