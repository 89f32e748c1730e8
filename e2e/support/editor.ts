/** The editor as `npm run dev` serves it, on a copy of this project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect as expected } from 'playwright/test';

/** Git, the removal of a copy, and the server, which compiles a page when it is asked for, share a processor with the test. */
export const expect = expected.configure({ timeout: 150_000 });

/** Starts the editor of the project in `folder`. */
export async function startEditor(folder: string, port: number) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'editor/server.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (said) => String(said).includes('The editor is at') && resolve());
    server.on('exit', () => reject(new Error('The server of the editor did not start.')));
  });
  return server;
}

/** Ends it as a crash does. */
export async function stopEditor(server: ChildProcess) {
  server.kill('SIGKILL');
  await once(server, 'exit');
}
