/** `npm run test:all` runs the parts below, whatever fails, and ends with the first faults of each and a table. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as today from '../content/failure.ts';
import type { Content } from '../content/schema/files.ts';
import { chromiumPath } from '../tools/chromium.ts';
import { largest, launched, smallest, writeContent } from '../tools/content-check/contents.cases.ts';
import { copyProject } from './support/copy-project.ts';

type Result = {
  part: string;
  passed: number;
  flaky: number;
  failed: number;
  seconds: number;
  faults: string;
};

/** The lines in which Playwright and Jest count their tests. */
const SUMMARY = /^(?:Tests: .*|\s*\d+ (?:passed|failed|flaky|interrupted|did not run)\b.*)$/gm;

/** Where Playwright or Jest begins to say what went wrong; what else fails says it last. */
const FIRST_FAULT = /^ {2}(?:1\) |● )/m;

function count(output: string, words: string) {
  const summaries = (output.match(SUMMARY) ?? []).join('\n');
  return [...summaries.matchAll(new RegExp(`(\\d+) (?:${words})\\b`, 'g'))].reduce(
    (sum, [, n]) => sum + +n!,
    0,
  );
}

const results: Result[] = [];

/** Runs a part by a shell's `command`. What is not a test can fail too: the linter, the build. */
async function run(part: string, command: string, cwd = '.') {
  console.log(`\n── ${part}: ${command}`);
  const start = performance.now();
  const child = spawn(command, { cwd, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (text: Buffer) => {
      process[stream].write(text);
      output += text.toString();
    });
  const [status] = (await once(child, 'close')) as [number | null];
  const text = stripVTControlCharacters(output);
  const [passed, flaky, failing] = ['passed', 'flaky', 'failed|interrupted|did not run'].map((words) =>
    count(text, words),
  ) as [number, number, number];
  const failed = status === 0 ? failing : Math.max(failing, 1);
  const faults = text.slice(Math.max(text.search(FIRST_FAULT), 0));
  const shown = FIRST_FAULT.test(text) ? faults.slice(0, 3000) : faults.slice(-2000);
  const seconds = Math.round((performance.now() - start) / 1000);
  results.push({ part, passed, flaky, failed, seconds, faults: failed + flaky > 0 ? shown : '' });
}

/** What content does not change, by path: scripts but for the data and the page for faults, fonts and icons. */
function constant(folder: string, { failure }: Pick<Content, 'failure'>) {
  const files = readdirSync(path.join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  const kept = files
    .filter((file) => /chunks\/(?!data-).*\.js$|\.woff2$|^icons\/.*\.|^favicon/.test(file))
    .map((file) => [file, readFileSync(path.join(folder, 'out', file))] as const);
  return new Map(kept.filter(([, bytes]) => !bytes.includes(JSON.stringify(failure.heading))));
}

/** What every change must keep, on another content, and whether the build depends on its folder. */
async function withContent(part: string, content: Content) {
  const copy = copyProject(`project-with-${part}-content-`);
  writeContent(copy, content);
  // Each in the house style, as an owner's edit must be.
  await run(`${part} content`, 'npm run format && npm test', copy);
  const [ours, theirs] = [constant('.', today), constant(copy, content)];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  const different = names.filter((name) => !ours.get(name)?.equals(theirs.get(name) ?? Buffer.of()));
  const failed = different.length > 0 || names.length === 0 ? 1 : 0;
  const faults = failed ? `Not the same in both builds: ${different.join(', ')}` : '';
  results.push({ part: `${part}: same`, passed: 1 - failed, flaky: 0, failed, seconds: 0, faults });
  rmSync(copy, { recursive: true });
}

await run('npm test', 'npm test');
// Some of the parts below need it, at once.
chromiumPath({ withWindows: true });
await run('slow, servers', 'npx playwright test --config e2e --grep "@slow|@servers"');
await run('old browsers', 'npx playwright test --config e2e --project old');
for (const [part, content] of Object.entries({ smallest, largest, launched }))
  await withContent(part, content()).catch((error: unknown) => {
    results.push({ part, passed: 0, flaky: 0, failed: 1, seconds: 0, faults: String(error) });
  });

for (const { part, faults } of results)
  if (faults) console.log(`\n── What went wrong in ${part}:\n${faults}`);
const COLUMNS = ['passed', 'flaky', 'failed', 'seconds'] as const;
const [passed, flaky, failed, seconds] = COLUMNS.map((column) =>
  results.reduce((sum, result) => sum + result[column], 0),
);
console.table(Object.fromEntries(results.map(({ part, faults: _, ...counts }) => [part, counts])), [
  ...COLUMNS,
]);
console.log(`${passed! + flaky!} passed, ${failed} failed, ${flaky} at the second try, ${seconds} s`);
process.exitCode = failed ? 1 : 0;
