import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../shared/files.ts';
import { deadLinks } from './dead-links.ts';
import { deferScripts } from './defer-scripts.ts';
import { policyFaults, withPolicy } from './policy.ts';

/** The folder of the English pages, whose addresses have no language. */
const ENGLISH = 'en';

/**
 * Tells Chromium 136 and later to compile a script on another thread while it arrives, and not function by function when
 * it runs, where that held a slow phone's page for 80 ms: https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Nothing asks for these: the router's data, the empty file without which there is no folder of photographs, and copies of the
 * page for unknown addresses, which hosts would answer as pages that are found.
 */
const LEFTOVER =
  /^(404|_not-found)\/|^photos\/none$|(?<!^robots|^llms)\.txt$|^_next\/static\/[^/]+\/_\w*Manifest\.js$/;

/** Named after its content, like all that hosts may cache for ever. */
const nameData = (data: string) =>
  `/_next/static/chunks/data-${createHash('sha256').update(data).digest('hex').slice(0, 16)}.js`;

/**
 * Finishes the export in the folder `out`: English pages move to the top, the framework's scripts come later and are compiled
 * while they arrive, and each page gets its content policy. What the build has copied from `publicFolder` stays as it is.
 * Returns what is wrong with the export, one sentence each. Throws if the framework's scripts are not as this version of Next.js writes them.
 */
export function finishExport(out: string, publicFolder: string): string[] {
  const read = (file: string) => readFileSync(path.join(out, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(path.join(out, file), text);

  const copied = new Set(filesIn(publicFolder));
  /** What the framework has written and is still there. */
  const written = () => filesIn(out).filter((file) => !copied.has(file));

  for (const file of written().filter((name) => LEFTOVER.test(name))) rmSync(path.join(out, file));
  for (const folder of ['404', '_not-found', 'photos'].map((name) => path.join(out, name)))
    if (existsSync(folder) && filesIn(folder).length === 0) rmSync(folder, { recursive: true });

  // The router takes the address of a page from the browser, so it does not mind.
  const english = path.join(out, ENGLISH);
  cpSync(english, out, { recursive: true });
  rmSync(english, { recursive: true });

  const chunks = written().filter((name) => /\/chunks\/.*\.js$/.test(name));
  for (const file of chunks) write(file, COMPILE_HINT + read(file));
  if (!chunks.some((file) => read(file).includes('__next_s')))
    throw new Error('Next.js no longer waits for self.__next_s, by which the framework starts in two tasks.');

  const pages = written().filter((name) => name.endsWith('.html'));
  const faults = deadLinks(Object.fromEntries(pages.map((file) => [file, read(file)])));
  for (const file of pages)
    try {
      const { html, data } = deferScripts(read(file), nameData);
      const finished = withPolicy(html);
      faults.push(...policyFaults(finished).map((fault) => `${file}: ${fault}`));
      write(nameData(data), data);
      write(file, finished);
    } catch (error) {
      faults.push(`${file}: ${(error as Error).message}`);
    }
  return faults;
}
