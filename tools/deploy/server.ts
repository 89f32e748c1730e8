/** The server that the site is deployed to, see hosting/README.md. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { compress } from '../compress.ts';

/** A folder on a server that ssh reaches, or on this computer. */
export type Target = {
  host: string | undefined;
  folder: string;
  /** The command that tests and reloads nginx. Without one: the system's, by sudo where needed. */
  nginx?: string | undefined;
};

type Action = {
  /** `check` changes nothing. `deploy` unpacks `archive` and makes it public, `rollback` what was public before. */
  action: 'check' | 'deploy' | 'rollback';
  release?: string;
  archive?: Buffer;
};

const SCRIPT = readFileSync(path.join(import.meta.dirname, 'server.sh'), 'utf8');

/** Gives up after 10 s without an answer, and after 15 s without a sign of life. */
const SSH = ['-o', 'ConnectTimeout=10', '-o', 'ServerAliveInterval=5', '-o', 'ServerAliveCountMax=3'];

/** What ssh returns when it is not the command that failed, but the way there. */
const NO_CONNECTION = 255;

/** The server could not be reached, or the connection was lost: nobody knows what the server did. */
export class ConnectionError extends Error {}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * `user@server:/folder`, or a folder on this computer. Throws at anything else, and at characters that nginx
 * or a shell would take for something else.
 */
export function parseTarget(text: string): Target {
  const [, host, folder] = /^(?:(\w[\w.@-]*):)?(.+)$/.exec(text) ?? [];
  const place = host ? folder : folder && path.resolve(folder);
  if (!place || !/^\/[\w./-]*\w$/.test(place))
    throw new Error(
      `"${text}" is not a place to deploy to. Write user@server:/var/www/site, or a folder: letters, digits, dots, hyphens and slashes.`,
    );
  return { host, folder: place };
}

/** The export of the project in `root`, its text files compressed, as the archive that `deploy` unpacks. */
export function pack(root: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    for (const part of ['out', 'hosting/generated'])
      cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
    compress(path.join(folder, 'out'));
    return execFileSync('tar', ['-czf', '-', '-C', folder, 'out', 'hosting'], {
      maxBuffer: Infinity,
      // Or the tar of macOS adds files of its own.
      env: { ...process.env, COPYFILE_DISABLE: '1' },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Runs server.sh on the target and returns the release that is public afterwards, '' for none. Throws with what
 * the server said; then what was public still is, except after a ConnectionError, where that is likely.
 */
export function onServer({ host, folder, nginx = '' }: Target, { action, release = '', archive }: Action) {
  const by = `${userInfo().username} on ${hostname()} (since ${new Date().toISOString()})`;
  const variables = Object.entries({ site: folder, action, release, by, nginx });
  const script = [...variables.map(([name, value]) => `${name}=${quote(value)}`), SCRIPT].join('\n');
  const [command, args] = host ? ['ssh', [...SSH, host, `sh -c ${quote(script)}`]] : ['sh', ['-c', script]];
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    input: archive ?? '',
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  const said = stderr?.trim() || error?.message || `${command} ended with ${status}`;
  if (!host || status !== NO_CONNECTION) throw new Error(said);
  throw new ConnectionError(
    `${said}\nNo connection to the server, or it was lost. Check the network, and that this works: ssh ${host}. Then run the same command again.`,
  );
}
