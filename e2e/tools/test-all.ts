/**
 * `npm run test:all` runs the parts below, whatever fails, in two lanes: a part leaves a processor idle half of the time.
 * A part shows what it said when it ends; a table of all comes last.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { largest, launched, smallest, writeContent } from '../../tools/content-check/contents.cases.ts';
import { writePhotos } from '../../tools/photos/photos.cases.ts';
import { copyProject } from '../support/copy-project.ts';

/** Packages of Debian: other engines of browsers, and what a server of our own has. */
const PACKAGES =
  'firefox-esr webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb xauth nginx libnginx-mod-http-brotli-static rsync';

/** Where they are missing, as root. The lock is that of tools/shared/chromium.ts. */
const INSTALL = `dpkg --status ${PACKAGES} >/dev/null || flock ${tmpdir()}/install-packages.lock \\
  sh -c "apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${PACKAGES}"`;

/** Browser tests by how they ended. `flaky` passed at the second try. */
const table: Record<string, Record<string, string | number>> = {};

/** Runs a part by a shell's `command`. It may fail without a failed test: by the linter, by the build. */
async function run(part: string, command: string, cwd = '.') {
  const start = performance.now();
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = `\n── ${part}: ${command}\n`;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(said);
  const count = (how: string) => Number(said.match(RegExp(`^  (\\d+) ${how}`, 'm'))?.[1] ?? 0);
  table[part] = {
    ended: code === 0 ? 'well' : 'badly',
    passed: count('passed'),
    failed: count('failed'),
    flaky: count('flaky'),
    seconds: Math.round((performance.now() - start) / 1000),
  };
  if (code !== 0) process.exitCode = 1;
}

/** Two runs of browser tests in one folder would take each other's fonts and reports away. */
async function inCopy(name: string, work: (copy: string) => Promise<void>) {
  const copy = await copyProject(`project-${name}-`);
  await work(copy);
  rmSync(copy, { recursive: true });
}

/** The browser tests for which words are too long or too few, or by which something is priced otherwise. */
const runWith = (name: string, content: ReturnType<typeof launched>, tests: string) =>
  inCopy(`with-${name}-content`, async (copy) => {
    writeContent(copy, content);
    await writePhotos(copy, content);
    // Neither the linter nor types: words cannot break them. The build begins with the content check.
    const unit = 'npm run unit -- "$PWD/(app|components)/"';
    await run(`${name} content`, `${unit} && npm run build && npm run e2e -- ${tests}`, copy);
  });

const browserTests = 'npx playwright test --config e2e';

/** Long ones first, so that both lanes end at about the same time. */
const waiting = [
  // The set-up of the tests asks for an export, which those of the editor do not need.
  () =>
    inCopy('for-staff', (copy) =>
      run('staff', `mkdir out && touch out/404.html && ${browserTests} --grep @slow e2e/staff-`, copy),
    ),
  () => runWith('largest', largest(), '--grep "@content|@long"'),
  () => runWith('smallest', smallest(), '--grep @content'),
  () => runWith('launched', launched(), 'search-engines-find-it prices-are-as-given what-is-heard'),
];

/** Each lane takes the next part that waits. */
async function goOn() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await next();
}

async function ownContentFirst() {
  await run('npm test', 'npm test');
  // What it leaves out, with the export that it has built.
  waiting.unshift(() =>
    run('slow, servers, old', `${browserTests} --grep "@slow|@servers|@old" --grep-invert staff`),
  );
  await goOn();
}

// While the first part checks and builds.
const installed = run('installing', INSTALL);
await Promise.all([ownContentFirst(), installed.then(goOn)]);

console.table(table);
console.log(`In all ${Math.round(performance.now() / 1000)} s`);
