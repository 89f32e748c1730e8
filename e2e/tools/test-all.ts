/**
 * `npm run test:all` runs the parts below, whatever fails, two at a time: each of them leaves a processor idle half of the
 * time. A part shows what it said when it ends. Last come a table, and the end of what was said by each that failed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../../tools/chromium.ts';
import { largest, launched, smallest, writeContent } from '../../tools/content-check/contents.cases.ts';
import { copyProject } from '../support/copy-project.ts';

/** How much of what a failed part said is said again at the end, in characters. */
const LAST_WORDS = 4000;

/** What Playwright writes for programs. */
type Report = { stats: { expected: number; unexpected: number; flaky: number } };

type Result = { status: 'passed' | 'failed'; passed: number; flaky: number; failed: number; seconds: number };
const table: Record<string, Result> = {};
const lastWords: string[] = [];
const reports = mkdtempSync(path.join(tmpdir(), 'test-all-'));

/** Runs a part by a shell's `command`. It may fail without a failed test: by the linter, by the build. */
async function run(part: string, command: string, cwd = '.') {
  const report = path.join(reports, `${part}.json`);
  const start = performance.now();
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const child = spawn(command, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = `\n── ${part}: ${command}\n`;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(said);
  // Without a report, the part failed before its browser tests.
  const { stats } = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { stats: { expected: 0, flaky: 0, unexpected: 1 } };
  const { expected: passed, flaky, unexpected: failed } = stats;
  const seconds = Math.round((performance.now() - start) / 1000);
  table[part] = { status: code === 0 ? 'passed' : 'failed', passed, flaky, failed, seconds };
  if (code !== 0 || flaky > 0) lastWords.push(`\n── ${part} ended so:\n${said.slice(-LAST_WORDS)}`);
}

async function runOwnContent() {
  await run('npm test', 'npm test');
  await run('slow, servers, old', 'npx playwright test --config e2e --grep "@slow|@servers|@old"');
}

/** Each with the tests that it can break: what is too long or too short is seen, what is priced otherwise is read. */
const otherContents = {
  smallest: { content: smallest, tests: '--grep @content' },
  largest: { content: largest, tests: '--grep @content' },
  launched: { content: launched, tests: 'search-engines-find-it prices-are-as-given what-we-offer-is-told' },
};

async function runOtherContents() {
  for (const [part, { content, tests }] of Object.entries(otherContents)) {
    const copy = await copyProject(`project-with-${part}-content-`);
    writeContent(copy, content());
    // Neither the linter nor types: words cannot break them. The build begins with the content check.
    const unit = 'npm run unit -- app components content';
    await run(`${part} content`, `${unit} && npm run build && npm run e2e -- ${tests}`, copy);
    rmSync(copy, { recursive: true });
  }
}

// Before two parts want to install it at once.
chromiumPath();
chromiumPath({ withWindows: true });
const start = performance.now();
await Promise.all([runOwnContent(), runOtherContents()]);
rmSync(reports, { recursive: true });

for (const words of lastWords) console.log(words);
console.table(table);
const results = Object.values(table);
const sum = (column: 'passed' | 'flaky' | 'failed') =>
  results.reduce((total, result) => total + result[column], 0);
const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `Browser tests: ${sum('passed') + sum('flaky')} passed, ${sum('failed')} failed, ${sum('flaky')} at the second try, ${seconds} s`,
);
process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0;
