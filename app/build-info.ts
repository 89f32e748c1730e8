/** Only the build runs this: what is built, and when. */
import { execFileSync } from 'node:child_process';

function git(...args: string[]) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return ''; // no git, or not a checkout
  }
}

/** The commit built, or an empty string outside a checkout. */
export const commit = git('rev-parse', 'HEAD');

/**
 * When the last commit touched one of `paths` (Git pathspecs), as ISO 8601 in UTC. Undefined without Git, in
 * a shallow clone, whose oldest commit seems to have touched everything, and if no commit touched them.
 */
export function lastChange(...paths: string[]): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const seconds = git('log', '-1', '--format=%ct', '--', ...paths);
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined;
}

const seconds = process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct');

/**
 * ISO 8601, in UTC: SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/),
 * else the commit's date, else the clock. Two builds of one commit have the same.
 */
export const buildTime = (seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString();
