/**
 * Finishes the folder that `next build` exports: defers the framework's scripts on every page, and
 * gives each its content policy.
 * The plain export is complete too, only slower.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferRuntime } from './export/defer-runtime.ts';
import { policyFaults, withPolicy } from './export/policy.ts';

const OUT = 'out';
const FLIGHT = '/_next/static/flight/';

/** Nothing asks for these: hosts answer with 404.html, and the manifests are the older router's. */
const LEFTOVERS = ['_not-found', '_next/static/site'];

/** Named after its content, like all that hosts may cache for ever. */
function nameFlight(flight: string) {
  return `${FLIGHT}${createHash('sha256').update(flight).digest('hex').slice(0, 16)}.txt`;
}

function finish(file: string) {
  const place = path.join(OUT, file);
  const { html: deferred, flight } = deferRuntime(readFileSync(place, 'utf8'), nameFlight);
  const html = withPolicy(deferred);
  const faults = policyFaults(html);
  if (faults.length) throw new Error(faults.join('\n'));
  writeFileSync(path.join(OUT, nameFlight(flight)), flight);
  writeFileSync(place, html);
}

for (const leftover of LEFTOVERS) rmSync(path.join(OUT, leftover), { recursive: true, force: true });
mkdirSync(path.join(OUT, FLIGHT), { recursive: true });
for (const file of globSync('**/*.html', { cwd: OUT })) {
  try {
    finish(file);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
