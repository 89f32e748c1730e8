/**
 * `npm run load` asks nginx, with the recipe, for the home page as fast as one machine can, and reports
 * how many answers it gave. Needs an export (`npm run build`) and Debian's wrk, which it installs if it may.
 */
import { execFileSync } from 'node:child_process';
import { ensurePackages } from './debian.ts';
import { startNginx } from './nginx.ts';

const WRK = '/usr/bin/wrk';
const SECONDS = 10;
const CONNECTIONS = 100;

ensurePackages([WRK], 'wrk');
const { origin, stop } = await startNginx();
try {
  const report = execFileSync(
    WRK,
    ['--latency', '-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: br', `${origin}/`],
    { encoding: 'utf8' },
  );
  console.log(report);
  if (/Socket errors|Non-2xx/.test(report)) throw new Error('Not every request was answered, see above.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await stop();
}
