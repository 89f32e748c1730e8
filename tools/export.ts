/**
 * Finishes the folder that `next build` exports: shortens the names of classes, leaves each page its
 * own styles, defers the framework's scripts and the web fonts, gives each its content policy, and writes what hosts read.
 * The plain export is complete too, only slower.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { deferFonts } from './export/defer-fonts.ts';
import { deferRuntime } from './export/defer-runtime.ts';
import { elements } from './export/elements.ts';
import { hostFiles } from './export/hosts.ts';
import { BEYOND_A_PHONE, pageStyles } from './export/page-styles.ts';
import { policyFaults, policyFor, withPolicy } from './export/policy.ts';
import { secretsIn } from './export/secrets.ts';
import { shortNames } from './export/short-names.ts';
import { stylesheetsOf, unsharedStylesheets, withoutStylesheets } from './export/stylesheets.ts';

const OUT = 'out';
const FLIGHT = '/_next/static/flight/';
const STYLES = '/_next/static/styles/';

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(OUT, file), text);

/**
 * Nothing asks for these. Hosts answer with 404.html, and its copies would answer as pages that are found;
 * the manifests are the older router's.
 */
const leftovers = [
  '404',
  '_not-found',
  ...globSync('_next/static/*/_buildManifest.js', { cwd: OUT }).map((file) => path.dirname(file)),
];

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Named after its content, like all that hosts may cache for ever. */
const nameFlight = (flight: string) => `${FLIGHT}${hash(flight)}.txt`;

/** What a script that is to be fetched later is called in the script that asks for it. */
const CHUNK_NAME = /(?<=")static\/chunks\/[^"]+\.js(?=")/g;

function laterScripts(scripts: readonly string[]) {
  const texts = scripts.map(read);
  const named = texts.flatMap((text) => text.match(CHUNK_NAME) ?? []).map((name) => `/_next/${name}`);
  return [...new Set(named)].filter((script) => !scripts.includes(script));
}

console.time('Export step');
for (const leftover of leftovers) rmSync(path.join(OUT, leftover), { recursive: true, force: true });
const pages = globSync('**/*.html', { cwd: OUT }).sort();
/** The style sheets of each page as the framework wrote them. */
const sheets = new Map(pages.map((file) => [file, stylesheetsOf(elements(read(file)))]));
const faults = unsharedStylesheets(sheets);

const [sheet = ''] = [...sheets.values()].flat();
const names = shortNames(sheet);
const parts = pageStyles(names.sheet);
const styles = `${STYLES}${hash(parts.file)}.css`;

/** Under its old name a browser may keep a script with other names of classes for ever. */
const SCRIPT = /(static\/chunks\/(?:turbopack-)?)([\w~-]+)(?=\.js)/g;
const key = JSON.stringify(names.map);
const renamed = (text: string) =>
  text.replace(SCRIPT, (_, start: string, name: string) => start + hash(name + key).slice(0, 8));

function finish(file: string) {
  const page = names.inPage(renamed(read(file)));
  const { html: deferred, flight } = deferRuntime(page, { styles, nameFlight, laterScripts });
  const link = `<link rel="stylesheet" href="${styles}" media="${BEYOND_A_PHONE}"/>`;
  const styled = deferred.replace(`${sheet}</style>`, () => `${parts.forPage(deferred)}</style>${link}`);
  const html = withPolicy(deferFonts(styled));
  const policy = policyFaults(html);
  if (policy.length) throw new Error(policy.join('\n'));
  write(nameFlight(flight), flight);
  write(file, html);
}

function forEach(files: readonly string[], action: (file: string) => void) {
  for (const file of files)
    try {
      action(file);
    } catch (error) {
      faults.push(`${file}: ${(error as Error).message}`);
    }
}

for (const folder of [FLIGHT, STYLES]) mkdirSync(path.join(OUT, folder), { recursive: true });
write(styles, parts.file);
forEach(globSync('_next/static/chunks/*.js', { cwd: OUT }), (file) => {
  write(file, names.inScript(renamed(read(file))));
  renameSync(path.join(OUT, file), path.join(OUT, renamed(file)));
});
forEach(pages, finish);
forEach(globSync('**/*.txt', { cwd: OUT, exclude: [`.${FLIGHT}**`] }), (file) =>
  write(file, names.inData(renamed(withoutStylesheets(read(file), [sheet])))),
);

const forHosts = hostFiles(policyFor(...pages.map(read)));
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
