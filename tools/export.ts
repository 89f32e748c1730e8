/**
 * Finishes the folder that `next build` exports: defers the framework's scripts and the web fonts, and gives each page
 * its content policy. The plain export is complete too, only slower.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { deferFonts } from './export/defer-fonts.ts';
import { deferRuntime } from './export/defer-runtime.ts';
import { policyFaults, withPolicy } from './export/policy.ts';

const OUT = 'out';
const FLIGHT = '/_next/static/flight/';

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(OUT, file), text);

/** Nothing asks for these. Hosts answer with 404.html, and its copies would answer as pages that are found. */
const leftovers = [
  '404',
  '_not-found',
  ...globSync('_next/static/*/_buildManifest.js', { cwd: OUT }).map(path.dirname),
];

/** Named after its content, like all that hosts may cache for ever. */
const nameFlight = (flight: string) =>
  `${FLIGHT}${createHash('sha256').update(flight).digest('hex').slice(0, 16)}.txt`;

/** What a script that is to be fetched later is called in the script that asks for it. */
const CHUNK_NAME = /(?<=")static\/chunks\/[^"]+\.js(?=")/g;

function laterScripts(scripts: readonly string[]) {
  const named = scripts
    .flatMap((script) => read(script).match(CHUNK_NAME) ?? [])
    .map((name) => `/_next/${name}`);
  return [...new Set(named)].filter((script) => !scripts.includes(script));
}

console.time('Export step');
for (const leftover of leftovers) rmSync(path.join(OUT, leftover), { recursive: true, force: true });
mkdirSync(path.join(OUT, FLIGHT), { recursive: true });
const pages = globSync('**/*.html', { cwd: OUT }).sort();
const faults: string[] = [];

for (const file of pages)
  try {
    const { html: deferred, flight } = deferRuntime(read(file), { nameFlight, laterScripts });
    const html = withPolicy(deferFonts(deferred));
    const policy = policyFaults(html);
    if (policy.length) throw new Error(policy.join('\n'));
    write(nameFlight(flight), flight);
    write(file, html);
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`);
  }

if (faults.length) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
console.timeEnd('Export step');
