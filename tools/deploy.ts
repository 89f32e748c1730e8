/**
 * `npm run deploy`: checks and builds what is committed, uploads it, and makes it public at once. Where anything
 * fails before that, the public site stays as it was. Prints each step, and the commit that is public in the end. hosting/README.md says how the server is set up.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commit } from '../app/build-info.ts';
import { compress } from './shared/compress.ts';

const USAGE = `npm run deploy -- user@server:/var/www/site   (or a folder of this computer; or nothing, where package.json has
                  it: "config": { "server": "user@server:/var/www/site" })
  --rollback      makes the release before this one public again
  --replace       deploys even if the public site has a commit that yours do not include
  --built         out/ is built and checked already, and nobody is there to be asked: for the editor
  --url ADDRESS   where to read back what is public, unless at the address in content/site.json`;

/** Gives up after 10 s without an answer, and after 15 s without a sign of life. */
const SSH = 'ssh -o ConnectTimeout=10 -o ServerAliveInterval=5 -o ServerAliveCountMax=3';

// These run on the server, one at a time. $1 is the folder, $2 the new release, $3 the public one, if there is one.
const START = `set -eu
umask 022
mkdir -p "$1/releases" "$1/incoming" "$1/hashed/_next"
cd "$1"
exec 9<.
flock 9
public=$(basename "$(readlink current || true)")
`;
const NAME_PUBLIC = `rsync --version >/dev/null
echo "$public"`;
const SWITCH = `ln -sfn "releases/$next" next
mv -T next current
`;
// A file in hashed/ is a hard link to that of a release. With one link only, no release has it any more.
const PUBLISH = `next=$2
[ "$public" = "\${3-}" ] || { echo "Somebody else has deployed meanwhile. Run git pull first." >&2; exit 1; }
cp -alf "incoming/$next/_next/static" hashed/_next/
cp -alf "incoming/$next/fonts" hashed/
rm -rf "releases/$next"
mv "incoming/$next" "releases/$next"
touch "releases/$next"
${SWITCH}
ls -t releases | tail -n +4 | while read -r old; do rm -rf "releases/$old"; done
rm -rf incoming
find hashed -type f -links 1 -delete`;
// The release that was public is deleted, so that the next one to go back to is the newest that is left.
const ROLL_BACK = `next=$(ls -t releases | sed "0,/^$public$/d" | head -n 1)
[ -n "$next" ] || { echo "The server has no release before this one." >&2; exit 1; }
${SWITCH}
rm -rf "releases/$public"
echo "$next..$public"`;

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

/** What may be said at the end when something fails. */
let state = 'The public site is as it was.';

async function main() {
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
  const site = path.resolve(folder);
  const ssh = values.built ? `${SSH} -o BatchMode=yes` : SSH;
  const again = `See what is said above.${host ? ` If it is the connection, try: ssh ${host}.` : ''} Then run the same command again.`;
  const onServer = (script: string, ...words: string[]) =>
    run(
      again,
      [...(host ? [...ssh.split(' '), host] : []), 'sh', '-s', '--', site, ...words],
      START + script,
    );

  if (!values.rollback) checkCommitted();
  // Not at the top, because content/ may have errors, and the check above describes them.
  const url = values.url ?? (await import('../content/index.ts')).site.url;
  const unsure = `${url}/version.json names the commit that is public.`;

  if (values.rollback) {
    state = unsure;
    const withdrawn = onServer(ROLL_BACK);
    state = `The next deployment brings the change back, unless you revert it before: git revert --no-edit ${withdrawn}`;
    await readBack(withdrawn.split('..')[0]!, url);
    console.log(state);
    return;
  }

  const before = onServer(NAME_PUBLIC);
  if (before !== commit) {
    if (before && !values.replace && !isAncestor(before))
      throw new Error(
        `Public is ${before}, which your commits do not include: somebody else has deployed. Run git pull, then deploy again. (To take that commit off the site, add --replace.)`,
      );
    if (!values.built) {
      console.log(`Checking and building ${commit}`);
      run('Correct what is said above and commit it, then deploy again.', ['npm', 'run', 'release']);
    }
    // A copy, because other hosts compress out/ by themselves.
    const release = mkdtempSync(path.join(tmpdir(), 'release-'));
    try {
      cpSync('out', release, { recursive: true });
      compress(release);
      console.log('Uploading');
      // By checksum, because each build gives all files a new time.
      const options = ['-rpcz', '--chmod=D755,F644', '--delete', `--link-dest=${site}/releases/${before}`];
      const to = `${host ? `${host}:` : ''}${site}/incoming/${commit}/`;
      run(`The upload is not complete. ${again}`, ['rsync', ...options, '-e', ssh, `${release}/`, to]);
    } finally {
      rmSync(release, { recursive: true });
    }
    state = unsure;
    onServer(PUBLISH, commit, before);
    state = '';
  }
  await readBack(commit, url);
}

try {
  await main();
} catch (error) {
  console.error(`\n${(error as Error).message}\n${state}`);
  process.exitCode = 1;
}
