/** @jest-environment node */
import { troubleWith } from './git.ts';
import { withoutOurs } from './publish.ts';

test('a build does not inherit what the development server has put into the environment', () => {
  const env = { PATH: '/bin', HOME: '/home/lakshmi', NODE_ENV: 'development' as const };
  const theirs = {
    __NEXT_DEV_SERVER: '1',
    NEXT_RUNTIME: 'nodejs',
    TURBOPACK: '1',
    npm_lifecycle_event: 'dev',
  };
  expect(withoutOurs({ ...env, ...theirs, PORT: '3000' })).toEqual({ PATH: '/bin', HOME: '/home/lakshmi' });
});

/** As Git and the hosts of repositories print it. */
test.each([
  ['fatal: unable to access ‘https://git.example/’: Could not resolve host: git.example', /online/],
  [
    'ssh: connect to host git.example port 22: Connection timed out\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights',
    /online/,
  ],
  [
    'remote: Permission to agency/site.git denied to lakshmi.\nfatal: unable to access: The requested URL returned error: 403',
    /let you in/,
  ],
  ['fatal: could not read Username for ‘https://github.com’: terminal prompts disabled', /let you in/],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    /key of this computer/,
  ],
  ['Host key verification failed.', /key of this computer/],
  [
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n ! [remote rejected] main -> main (protected branch hook declined)',
    /protected/,
  ],
  ['!\tHEAD:refs/heads/main\t[rejected] (fetch first)', /in this minute/],
  ['remote: Closed today\n! [remote rejected] main -> main (pre-receive hook declined)', /otherwise/],
  ['', /otherwise/],
])('%j has its own sentence', (stderr, said) => {
  const trouble = troubleWith(Object.assign(new Error('git failed'), { stderr }), 'otherwise');
  expect(trouble.message).toMatch(said);
  expect(trouble.details).toBe(stderr || 'git failed');
});

test('what has no answer in two minutes is offline, and an error without output is no other error', () => {
  expect(troubleWith({ killed: true }, 'otherwise').message).toMatch(/online/);
  expect(troubleWith(undefined, 'otherwise').message).toBe('otherwise');
});
