import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The output of Git, or nothing outside a checkout. Throws when Git fails in a checkout, so that dates are never lost silently. */
function git(...args: string[]) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    if (!existsSync('.git')) return '';
    throw new Error(
      `The commit and the dates of the site are unknown, because Git fails: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

export const commit = git('rev-parse', 'HEAD');

/** The date of the last commit to one of `paths`, as ISO 8601 in UTC; undefined in a shallow clone. */
export function lastChange(...paths: string[]): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const seconds = git('log', '-1', '--format=%ct', '--', ...paths);
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : undefined;
}

const seconds = process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct');

/** SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), the commit's date or the clock; ISO 8601. */
export const buildTime = (seconds ? new Date(Number(seconds) * 1000) : new Date()).toISOString();
