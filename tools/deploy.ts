/**
 * `npm run deploy`: checks and builds what is committed, uploads it, and makes it public at once. Where anything
 * fails before that, the public site stays as it was. Prints each step, and the commit that is public in the end. hosting/README.md says how the server is set up.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commit } from '../app/build-info.ts';
import { compress } from './shared/compress.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = `npm run deploy -- user@server:/var/www/site   (or a folder of this computer; or nothing, where package.json has
                  it: "config": { "server": "user@server:/var/www/site" })
  --rollback      makes the release before this one public again
  --replace       deploys even if the public site has a commit that yours do not include
  --built         out/ is built and checked already, and nobody is there to be asked: for the editor
  --url ADDRESS   where to read back what is public, unless at the address in content/site.json`;

/** Gives up after 10 s without an answer, and after 15 s without a sign of life. */
const SSH = 'ssh -o ConnectTimeout=10 -o ServerAliveInterval=5 -o ServerAliveCountMax=3';

const ON_SERVER = readFileSync(path.join(import.meta.dirname, 'deploy/on-server.sh'), 'utf8');

const AS_IT_WAS = 'The public site is as it was.';
const unsureAt = (url: string) => `${url}/version.json names the commit that is public.`;

/** Runs a command, which itself shows what goes wrong. Returns its output, or throws with `advice`. */
function run(advice: string, [command = '', ...args]: readonly string[], input = '') {
  const { status, stdout, error } = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status === 0) return stdout.trim();
  throw new Error([stdout?.trim(), error?.message, advice].filter(Boolean).join('\n'));
}

const isAncestor = (older: string) =>
  spawnSync('git', ['merge-base', '--is-ancestor', older, commit]).status === 0;

/** Throws if anything here is not committed. */
function checkCommitted() {
  if (!commit) throw new Error('This folder is not a Git checkout. Deploy from a clone of the project.');
  const changed = run('Git does not work here.', ['git', 'status', '--porcelain']);
  if (changed)
    throw new Error(
      `These changes are not committed:\n${changed}\nCommit them (git add -A, then git commit -m "…") or undo them, then deploy again.`,
    );
}

/** Throws unless the site at `url` says that it is `release`. */
async function readBack(release: string, url: string) {
  const found = await fetch(new URL('/version.json', url), { signal: AbortSignal.timeout(10_000) })
    .then(async (response) => ((await response.json()) as { commit: string }).commit)
    .catch((error: unknown) => `no commit (${(error as Error).message})`);
  if (found !== release)
    throw new Error(
      `The server has ${release}, but ${url}/version.json answers: ${found}. Compare the set-up of the server with hosting/README.md.`,
    );
  console.log(`Public: ${release} at ${url}`);
}

/** Does `work`. Where it fails, the error ends with `state`: which release is public then. */
async function withState<Result>(state: string, work: () => Result | Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    throw new Error(`\n${(error as Error).message}\n${state}`, { cause: error });
  }
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean' },
      replace: { type: 'boolean' },
      built: { type: 'boolean' },
      url: { type: 'string' },
    },
  });
  const [target = process.env.npm_package_config_server ?? ''] = positionals;
  const [, host, folder] = /^(?:(\w[\w.@-]*):(?=\/))?([\w./-]*\w)$/.exec(target) ?? [];
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  return { ...values, host, site: path.resolve(folder) };
}

type Options = ReturnType<typeof readOptions>;

const sshOf = ({ built }: Options) => (built ? `${SSH} -o BatchMode=yes` : SSH);

const tryAgain = ({ host }: Options) =>
  `See what is said above.${host ? ` If it is the connection, try: ssh ${host}.` : ''} Then run the same command again.`;

/** Runs an action of deploy/on-server.sh. Returns what it prints. */
function onServer(options: Options, action: 'name-public' | 'publish' | 'roll-back', ...words: string[]) {
  const shell = options.host ? [...sshOf(options).split(' '), options.host] : [];
  return run(tryAgain(options), [...shell, 'sh', '-s', '--', options.site, action, ...words], ON_SERVER);
}

/** Checks and builds what is committed, unless that is done, and uploads it. `before` is the release that is public. */
function upload(options: Options, before: string) {
  if (before && !options.replace && !isAncestor(before))
    throw new Error(
      `Public is ${before}, which your commits do not include: somebody else has deployed. Run git pull, then deploy again. (To take that commit off the site, add --replace.)`,
    );
  if (!options.built) {
    console.log(`Checking and building ${commit}`);
    run('Correct what is said above and commit it, then deploy again.', ['npm', 'run', 'release']);
  }
  // A copy, because other hosts compress out/ by themselves.
  const release = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    cpSync('out', release, { recursive: true });
    compress(release);
    console.log('Uploading');
    const { host, site } = options;
    // By checksum, because each build gives all files a new time.
    const how = ['-rpcz', '--chmod=D755,F644', '--delete', `--link-dest=${site}/releases/${before}`];
    const to = `${host ? `${host}:` : ''}${site}/incoming/${commit}/`;
    run(`The upload is not complete. ${tryAgain(options)}`, [
      'rsync',
      ...how,
      '-e',
      sshOf(options),
      `${release}/`,
      to,
    ]);
  } finally {
    rmSync(release, { recursive: true });
  }
}

async function deploy(options: Options, url: string) {
  const before = await withState(AS_IT_WAS, () => onServer(options, 'name-public'));
  if (before !== commit) {
    await withState(AS_IT_WAS, () => upload(options, before));
    await withState(unsureAt(url), () => onServer(options, 'publish', commit, before));
  }
  await readBack(commit, url);
}

async function rollBack(options: Options, url: string) {
  const answer = await withState(unsureAt(url), () => onServer(options, 'roll-back'));
  const [release = '', withdrawn = ''] = answer.split(' ');
  const advice = `The next deployment brings the change back, unless you revert it before: git revert --no-edit ${release}..${withdrawn}`;
  await withState(advice, () => readBack(release, url));
  console.log(advice);
}

await runCommand(async () => {
  const { options, url } = await withState(AS_IT_WAS, async () => {
    const options = readOptions();
    if (!options.rollback) checkCommitted();
    // Not at the top, because content/ may have errors, which the check of the release describes.
    return { options, url: options.url ?? (await import('../content/index.ts')).site.url };
  });
  await (options.rollback ? rollBack(options, url) : deploy(options, url));
});
