/**
 * `npm run deploy`: checks the content, builds what is committed and makes it public, all at once. Where
 * anything fails, the public site stays as it was. hosting/README.md says how the server is set up.
 */
import { execSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { commit } from '../app/build-info.ts';
import { checkContent, launchReport } from './content-check/check.ts';
import { ConnectionError, onServer, pack, parseTarget, type Target } from './deploy/server.ts';

const USAGE = `npm run deploy -- user@server:/var/www/site   (or a folder of this computer)
  --rollback         makes public again what was public before
  --replace          deploys even if the public site has a commit that yours do not include
  --url ADDRESS      where to read back what is public, unless at the address in content/site.ts
  --nginx COMMAND    how to run nginx on the server, unless as /usr/sbin/nginx, by sudo where needed`;

/** For a person to read. */
const short = (release: string) => release.slice(0, 7);

const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' });

/** Throws unless what is here may become public: committed, and without errors and working defaults. */
function checkProject() {
  if (!commit) throw new Error('This folder is not a Git checkout. Deploy from a clone of the project.');
  const changed = git('status', '--porcelain').stdout;
  if (changed)
    throw new Error(
      `These changes are not committed:\n${changed}Commit them (git add -A, then git commit -m "…") or undo them, then deploy again.`,
    );
  const report = checkContent(process.cwd());
  if (report.errors.length + report.defaults.length > 0) throw new Error(launchReport(report));
}

/** Where the site is public. Read late, because content/ may have errors that checkProject describes. */
const address = async () => (await import('../content/site.ts')).site.url;

/**
 * Builds the commit and makes it the release that the server has. Returns an error if the connection was lost on
 * the way: the upload may have arrived whole all the same. Throws if the server still has `before`.
 */
function send(target: Target, before: string, isReplacing: boolean) {
  if (before && !isReplacing && git('merge-base', '--is-ancestor', before, commit).status !== 0)
    throw new Error(
      `Public is ${short(before)}, which your commits do not include: somebody else has deployed. Run git pull, then deploy again. (To take that commit off the site, add --replace.)`,
    );
  execSync('npm run build', { stdio: 'inherit' });
  const archive = pack(process.cwd());
  console.log(`Uploading ${short(commit)}: ${(archive.length / 1e6).toFixed(1)} MB`);
  try {
    onServer(target, { action: 'deploy', release: commit, archive });
    return undefined;
  } catch (error) {
    if (error instanceof ConnectionError) return error;
    throw error;
  }
}

/** Waits until the site at `url` says that it is `release`, some 10 s. Undefined if it does, else what is there instead. */
async function isNot(release: string, url: string) {
  for (const end = Date.now() + 10_000; ;) {
    let found: string;
    try {
      const response = await fetch(new URL('/version.json', url), { signal: AbortSignal.timeout(5000) });
      const version = response.ok ? ((await response.json()) as { commit: string }) : undefined;
      if (version?.commit === release) return undefined;
      found = version ? `has ${short(version.commit)}` : `answers ${response.status}`;
    } catch (error) {
      const { message, cause } = error as Error;
      found = `does not answer (${cause instanceof Error ? cause.message : message})`;
    }
    if (Date.now() > end) return `${url}/version.json ${found}.`;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** What may be said at the end when something fails. */
let state = 'The public site is as it was.';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean' },
      replace: { type: 'boolean' },
      url: { type: 'string' },
      nginx: { type: 'string' },
    },
  });
  const [place] = positionals;
  if (!place || positionals.length > 1) throw new Error(USAGE);
  const target: Target = { ...parseTarget(place), nginx: values.nginx };

  if (values.rollback) {
    const url = values.url ?? (await address());
    state = `${url}/version.json says what is public.`;
    const release = onServer(target, { action: 'rollback' });
    const fault = await isNot(release, url);
    if (fault) throw new Error(`The server went back to ${short(release)}, but ${fault}`);
    console.log(`Public again: ${short(release)} at ${url}`);
    return;
  }

  checkProject();
  const url = values.url ?? (await address());
  const before = onServer(target, { action: 'check' });
  const isThere = before === commit;
  const lost = isThere ? undefined : send(target, before, !!values.replace);
  const fault = await isNot(commit, url);
  if (!fault) {
    console.log(`${isThere ? 'Public already' : 'Public'}: ${short(commit)} at ${url}`);
    return;
  }
  if (lost) throw new Error(`${lost.message}\n${fault}`);
  if (!before || isThere) {
    state = '';
    throw new Error(
      `The release is on the server, but ${fault} Compare the set-up of the server with hosting/README.md, then run the same command again.`,
    );
  }
  onServer(target, { action: 'rollback' });
  throw new Error(`The server had the new release, but ${fault} So it went back to ${short(before)}.`);
}

try {
  await main();
} catch (error) {
  console.error(`\n${(error as Error).message}\n${state}`);
  process.exitCode = 1;
}
