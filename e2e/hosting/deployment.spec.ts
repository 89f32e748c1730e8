/** `npm run deploy` to a folder that nginx serves, the failures too. Scripts take the place of ssh and of what the release runs. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { startNginx } from './nginx.ts';

const SSH = `#!/bin/sh
while [ "\${1#-}" != "$1" ]; do shift 2; done
shift
case "$SSH_DOES $1" in
  refuse*) echo "Connection refused" >&2; exit 255 ;;
  break?rsync) { dd bs=1 count=20000; kill $$; } | sh -c "$*" ;;
  full?rsync) ulimit -f 20; trap '' XFSZ; exec sh -c "$*" ;;
  *) exec sh -c "$*" ;;
esac
`;
const BUILD = `set -e
[ -z "$OTHER" ] || ln -sfn "releases/$OTHER" ../site/current
commit=$(git rev-parse HEAD)
rm -rf out
mkdir -p out/_next/static out/fonts
cp ${path.resolve('out/404.html')} out
head -c 60000 /dev/urandom >out/photo
echo "$commit" | tee out/index.html "out/_next/static/$commit.js" >"out/fonts/$commit.woff2"
echo "{\\"commit\\":\\"$commit\\"}" >out/version.json
`;

/** What the release must run, each of which fails where the words say so. */
const PARTS = ['launch-check', 'content', 'build', 'smoke'];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const unlessBroken = (part: string) => `! grep 'broken ${part}' words`;
for (const part of ['launch-check', 'content', 'smoke']) scripts[part] = unlessBroken(part);
scripts.build = scripts.build!.replace(/next build.*/, `${unlessBroken('build')} && sh build.sh`);

// Made in `beforeAll`: whoever lists the tests reads this file too.
const folder = path.join(tmpdir(), `deploy-${process.pid}`);
const [project, site] = [path.join(folder, 'project'), path.join(folder, 'site')];
const server = `staff@server:${site}`;
let nginx: Awaited<ReturnType<typeof startNginx>>;

const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFileSync(path.join(project, file), text, { mode: 0o755 });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  mkdirSync(project, { recursive: true });
  write('../ssh', SSH);
  write('build.sh', BUILD);
  write('.gitignore', 'out');
  git('init', '--quiet');
  nginx = await startNginx(site);
});
test.afterAll(() => {
  nginx.stop();
  rmSync(folder, { recursive: true });
});

function commit(words: string) {
  write('words', words);
  git('add', '--all');
  git('-c', 'user.name=Staff', '-c', 'user.email=staff@localhost', 'commit', '--quiet', '--message', words);
  return git('rev-parse', 'HEAD');
}

function deploy(args: readonly string[], env: Record<string, string> = {}) {
  const words = [path.resolve('tools/deploy.ts'), '--url', nginx.origin, ...args];
  const options = { cwd: project, env: { ...process.env, ...env, PATH: `${folder}:${process.env.PATH}` } };
  return new Promise<string>((resolve) => {
    const run = execFile(path.resolve('node_modules/.bin/tsx'), words, options, (_, stdout, stderr) =>
      resolve(`${stdout}${stderr}exit status ${run.exitCode}`),
    );
  });
}

const get = async (address: string) => (await fetch(nginx.origin + address)).text();
const publicCommit = async () => (await get('/')).trim();
const releases = () => readdirSync(path.join(site, 'releases')).sort();
const isServed = async (name: string) => {
  const found = [await get(`/_next/static/${name}.js`), await get(`/fonts/${name}.woff2`)];
  return found.every((text) => text.trim() === name);
};

/** Deploys what must fail, and finds `message`, and the public site as before. */
async function fails(message: RegExp, args = [server], env = {}) {
  const before = await publicCommit();
  const said = await deploy(args, env);
  expect(said).toMatch(message);
  expect(said).toMatch(/The public site is as it was\.[^]*exit status 1/);
  expect(await publicCommit()).toBe(before);
}

let [first, second, third, fourth] = ['', '', '', ''];

test('what is not ready, or has no server, is not uploaded @servers', async () => {
  write('package.json', JSON.stringify({ scripts }));
  commit('words');
  write('words', 'not yet');
  await fails(/not committed:\s+M words/);
  for (const part of PARTS) {
    commit(`broken ${part}`);
    await fails(/Correct what is said above/);
  }
  // From here on, the part that a deployment needs.
  write('package.json', JSON.stringify({ scripts: { release: 'sh build.sh' } }));
  commit('good words');
  for (const place of ['', `staff@server:${site}; rm -rf /`])
    await fails(/npm run deploy -- user@server/, [place]);
  await fails(/Connection refused[^]*try: ssh staff@server/, [server], { SSH_DOES: 'refuse' });
  expect(releases()).toEqual([]);
});

test('a release comes all at once, over ssh or to a folder of this computer @servers', async () => {
  first = commit('first');
  for (const _ of ['new', 'public already'])
    expect(await deploy([server])).toMatch(new RegExp(`Public: ${first}[^]*exit status 0`));
  second = commit('second');
  const seen = new Set<string>();
  const deployed = deploy([site]).then(() => seen.add('end'));
  while (!seen.has('end')) seen.add(await publicCommit());
  await deployed;
  expect([...seen]).toEqual([first, second, 'end']);
  expect(await isServed(first), 'A page that is open finds its scripts and fonts').toBe(true);
});

test('a connection that breaks, a full disk and another deployment leave the site as it was @servers', async () => {
  third = commit('third');
  await fails(/The upload is not complete/, [server], { SSH_DOES: 'break' });
  await fails(/File too large[^]*The upload is not complete/, [server], { SSH_DOES: 'full' });
  expect(releases()).toEqual([first, second].sort());
  const said = await deploy([server], { OTHER: first });
  expect(said).toMatch(/Somebody else has deployed meanwhile[^]*exit status 1/);
  expect(await publicCommit()).toBe(first);
  await deploy([server]);
  expect(await publicCommit()).toBe(third);
  git('checkout', '--quiet', '-b', 'mine', first);
  commit('mine');
  await fails(/Run git pull/);
  git('checkout', '--quiet', '-');
});

test('a server that does not show the release is reported, and three releases are kept @servers', async () => {
  fourth = commit('fourth');
  const said = await deploy([server, '--url', 'http://127.0.0.1:9']);
  expect(said).toMatch(/Compare the set-up of the server[^]*exit status 1/);
  expect(releases()).toEqual([second, third, fourth].sort());
  expect(await Promise.all([first, second, third, fourth].map(isServed))).toEqual([false, true, true, true]);
});

test('one command goes back, and the next deployment begins there @servers', async () => {
  expect(await deploy([server, '--rollback'])).toContain(`git revert --no-edit ${third}..${fourth}`);
  expect(await publicCommit()).toBe(third);
  expect(await isServed(fourth), 'A page that is open finds its scripts and fonts').toBe(true);
  await deploy([server, '--rollback']);
  expect(await publicCommit()).toBe(second);
  expect(await deploy([server, '--rollback'])).toMatch(/no release before[^]*exit status 1/);
  await deploy([server]);
  await deploy([server, '--rollback']);
  expect(await publicCommit()).toBe(second);
});
