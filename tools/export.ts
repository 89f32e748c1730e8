/**
 * Finishes the folder that `next build` exports: defers the framework's scripts on every page.
 * The plain export is complete too, only slower.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferRuntime } from './export/defer-runtime.ts';

const OUT = 'out';
const FLIGHT = '/_next/static/flight/';

/** Nothing links to it: hosts answer with 404.html. */
const LEFTOVER = '_not-found';

/** Named after its content, like all that hosts may cache for ever. */
function nameFlight(flight: string) {
  return `${FLIGHT}${createHash('sha256').update(flight).digest('hex').slice(0, 16)}.txt`;
}

function finish(file: string) {
  const place = path.join(OUT, file);
  const { html, flight } = deferRuntime(readFileSync(place, 'utf8'), nameFlight);
  writeFileSync(path.join(OUT, nameFlight(flight)), flight);
  writeFileSync(place, html);
}

rmSync(path.join(OUT, LEFTOVER), { recursive: true, force: true });
mkdirSync(path.join(OUT, FLIGHT), { recursive: true });
for (const file of globSync('**/*.html', { cwd: OUT })) {
  try {
    finish(file);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
