/**
 * Finishes the folder that `next build` exports: defers the framework's scripts and the web fonts on every
 * page, gives each its content policy, and writes what hosts read.
 * The plain export is complete too, only slower.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { deferFonts } from './export/defer-fonts.ts';
import { deferRuntime } from './export/defer-runtime.ts';
import { elements } from './export/elements.ts';
import { hostFiles } from './export/hosts.ts';
import { policyFaults, policyFor, withPolicy } from './export/policy.ts';
import { unsharedStylesheets } from './export/same-stylesheets.ts';
import { secretsIn } from './export/secrets.ts';
import { stylesheetsOf, withoutStylesheets } from './export/stylesheets.ts';

const OUT = 'out';
const FLIGHT = '/_next/static/flight/';

/**
 * Nothing asks for these. Hosts answer with 404.html, and its copies would answer as pages that are found;
 * the manifests are the older router's.
 */
const leftovers = [
  '404',
  '_not-found',
  ...globSync('_next/static/*/_buildManifest.js', { cwd: OUT }).map((file) => path.dirname(file)),
];

/** Named after its content, like all that hosts may cache for ever. */
function nameFlight(flight: string) {
  return `${FLIGHT}${createHash('sha256').update(flight).digest('hex').slice(0, 16)}.txt`;
}

/** What a script that is to be fetched later is called in the script that asks for it. */
const CHUNK_NAME = /(?<=")static\/chunks\/[^"]+\.js(?=")/g;

function laterScripts(scripts: readonly string[]) {
  const texts = scripts.map((script) => readFileSync(path.join(OUT, script), 'utf8'));
  const named = texts.flatMap((text) => text.match(CHUNK_NAME) ?? []).map((name) => `/_next/${name}`);
  return [...new Set(named)].filter((script) => !scripts.includes(script));
}

/** The style sheets of each page as the framework wrote them. */
const sheets = new Map<string, string[]>();

function finish(file: string) {
  const place = path.join(OUT, file);
  const exported = readFileSync(place, 'utf8');
  sheets.set(file, stylesheetsOf(elements(exported)));
  const { html: deferred, flight } = deferRuntime(exported, { nameFlight, laterScripts });
  const html = withPolicy(deferFonts(deferred));
  const faults = policyFaults(html);
  if (faults.length) throw new Error(faults.join('\n'));
  writeFileSync(path.join(OUT, nameFlight(flight)), flight);
  writeFileSync(place, html);
}

console.time('Export step');
for (const leftover of leftovers) rmSync(path.join(OUT, leftover), { recursive: true, force: true });
mkdirSync(path.join(OUT, FLIGHT), { recursive: true });
const faults: string[] = [];
const pages = globSync('**/*.html', { cwd: OUT }).sort();
for (const file of pages) {
  try {
    finish(file);
  } catch (error) {
    faults.push(`${file}: ${(error as Error).message}`);
  }
}
faults.push(...unsharedStylesheets(sheets));

for (const file of globSync('**/*.txt', { cwd: OUT })) {
  const place = path.join(OUT, file);
  writeFileSync(place, withoutStylesheets(readFileSync(place, 'utf8'), [...sheets.values()].flat()));
}

const forHosts = hostFiles(policyFor(...pages.map((file) => readFileSync(path.join(OUT, file), 'utf8'))));
const files = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const contents = files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)));
const secrets = secretsIn(
  [...contents, ...Object.values(forHosts)],
  process.env,
  // Next.js reads these files by itself.
  ...globSync('.env*').map((file) => parseEnv(readFileSync(file, 'utf8'))),
);
if (secrets.length)
  faults.push(
    `The export contains the value of ${secrets.join(', ')}, for all the world to read. Take it out of the site and change it.`,
  );

if (faults.length) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  // Their presence says that the export is finished.
  for (const [file, text] of Object.entries(forHosts)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
console.timeEnd('Export step');
