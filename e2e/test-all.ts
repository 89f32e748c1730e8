/**
 * `npm run test:all` runs every part below, one after the other, whether or not an earlier one failed, and ends
 * with what failed or needed a second try, a table of what each took and a line that counts all tests. A part
 * whose needs cannot be met fails.
 * `npm run test:all -- test test:rebuild` runs those parts alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

const parts = [
  {
    script: 'test',
    needs: 'a Chromium. It is found, or fetched from Playwright or Debian, else set CHROMIUM_PATH',
  },
  { script: 'test:thorough', needs: 'the same' },
  { script: 'test:model', needs: 'the same' },
  { script: 'test:rebuild', needs: 'git: sudo apt-get install git' },
  { script: 'test:contents', needs: 'git' },
  {
    script: 'test:old-browsers',
    needs: 'the npm registry, from which four old Chromiums are fetched once (200 MB)',
  },
  { script: 'test:releases', needs: 'git' },
  {
    script: 'test:browsers',
    needs:
      'Firefox ESR and WebKitGTK, installed if root: sudo apt-get install firefox-esr webkit2gtk-driver xvfb',
  },
] as const;

/** The lines in which Playwright and Jest count their tests. */
const SUMMARY = /^(?:Tests: .*|\s*\d+ (?:passed|failed|flaky|interrupted|did not run)\b.*)$/gm;

function count(output: string) {
  const summaries = output.match(SUMMARY) ?? [];
  const sum = (words: string) =>
    summaries
      .flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) (?:${words})\\b`, 'g'))])
      .reduce((total, [, found]) => total + Number(found), 0);
  if (summaries.length > 0)
    return { passed: sum('passed'), flaky: sum('flaky'), failed: sum('failed|interrupted|did not run') };
  return { passed: output.match(/^✓/gm)?.length ?? 0, flaky: 0, failed: output.match(/^✗/gm)?.length ?? 0 };
}

/** Where Playwright or Jest begins to say what went wrong; what else fails says it last. */
const FIRST_FAULT = /^ {2}(?:1\) |● )/m;

/** What went wrong, short enough for the end of a long log: the first faults, and the names of all, which come last. */
function faultsIn(output: string) {
  const start = output.search(FIRST_FAULT);
  if (start < 0) return output.slice(-2000);
  const faults = output.slice(start);
  return faults.length > 4000 ? `${faults.slice(0, 3000)}\n…\n${faults.slice(-1000)}` : faults;
}

async function run({ script, needs }: (typeof parts)[number]) {
  console.log(`\n── npm run ${script}. Needs ${needs}.`);
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    process.stdout.write(text);
    output += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    process.stderr.write(text);
    output += text.toString();
  });
  const [status] = (await once(child, 'close')) as [number | null];
  const text = stripVTControlCharacters(output);
  const counted = count(text);
  // What is not a test can fail too: the linter, the build, a server that does not start.
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  return {
    script,
    ...counted,
    failed,
    seconds: Math.round((performance.now() - start) / 1000),
    faults: failed + counted.flaky > 0 ? faultsIn(text) : '',
  };
}

const results: Awaited<ReturnType<typeof run>>[] = [];
const wanted = process.argv.slice(2);
for (const part of parts)
  if (wanted.length === 0 || wanted.includes(part.script)) results.push(await run(part));
for (const { script, faults } of results)
  if (faults) console.log(`\n── What went wrong in ${script}:\n${faults}`);

const COLUMNS = ['passed', 'flaky', 'failed', 'seconds'] as const;
const sum = (of: (typeof COLUMNS)[number]) => results.reduce((total, result) => total + result[of], 0);
const line = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(18) + cells.map((cell) => String(cell).padStart(9)).join(''));
console.log();
line('part', COLUMNS);
for (const result of results)
  line(
    result.script,
    COLUMNS.map((column) => result[column]),
  );
line('all', COLUMNS.map(sum));
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('flaky')} passed when tried a second time`,
);
process.exitCode = sum('failed') > 0 ? 1 : 0;
