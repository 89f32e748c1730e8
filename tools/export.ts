/**
 * Finishes the folder that `next build` exports: English pages move to the top, the framework's scripts come later and are compiled while they arrive,
 * and each page gets its content policy. The plain export is complete too, only slower.
 */
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferScripts } from './export/defer-scripts.ts';
import { policyFaults, withPolicy } from './export/policy.ts';
import { filesIn } from './files.ts';

const OUT = 'out';

/** The folder of the English pages, whose addresses have no language. */
const ENGLISH = 'en';

/**
 * Tells Chromium 136 and later to compile a script on another thread while it arrives, and not function by function when
 * it runs, where that held a slow phone's page for 80 ms: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Nothing asks for these: the router's data, and copies of the page for unknown addresses, which hosts would answer
 * as pages that are found.
 */
const leftovers = [
  '404',
  '_not-found',
  ...filesIn(OUT).filter((file) =>
    /(?<!^robots|^llms)\.txt$|^_next\/static\/[^/]+\/_\w*Manifest\.js$/.test(file),
  ),
];

/** Named after its content, like all that hosts may cache for ever. */
const nameData = (data: string) =>
  `/_next/static/chunks/data-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(OUT, file), text);

for (const leftover of leftovers) rmSync(path.join(OUT, leftover), { recursive: true, force: true });
// The router takes the address of a page from the browser, so it does not mind.
cpSync(path.join(OUT, ENGLISH), OUT, { recursive: true });
rmSync(path.join(OUT, ENGLISH), { recursive: true });
const chunks = filesIn(OUT).filter((name) => /\/chunks\/.*\.js$/.test(name));
for (const file of chunks) write(file, COMPILE_HINT + read(file));
if (!chunks.some((file) => read(file).includes('__next_s')))
  throw new Error('Next.js no longer waits for self.__next_s, by which the framework starts in two tasks.');
for (const file of filesIn(OUT).filter((name) => name.endsWith('.html')))
  try {
    const { html, data } = deferScripts(read(file), nameData);
    const finished = withPolicy(html);
    const faults = policyFaults(finished);
    if (faults.length) throw new Error(faults.join('\n'));
    write(nameData(data), data);
    write(file, finished);
  } catch (error) {
    console.error(`${file}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
