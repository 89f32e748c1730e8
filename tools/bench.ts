/**
 * `npm run bench`: how fast the pages in out/ are on a phone, each beside its limit, the same page without script and web
 * fonts. Prints a Markdown table of medians, which docs/performance.md explains.
 *
 *   npm run bench -- --runs 5 --pages home,contact
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse, { type Flags } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { pages } from '../content/index.ts';
import { limitOf } from './bench/limit.ts';
import { report, type Run } from './bench/report.ts';
import { browserArguments, findOrInstallChromium } from './shared/chromium.ts';
import { compress } from './shared/compress.ts';
import { filesIn } from './shared/files.ts';
import { runCommand } from './shared/run-command.ts';
import { HOST, serve } from './shared/serve.ts';

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      pages: { type: 'string', default: Object.keys(pages).join() },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number, such as 5.');
  const paths = values.pages.split(',').map((name) => {
    const page = pages[name];
    if (!page) throw new Error(`--pages takes some of ${Object.keys(pages).join()}.`);
    return page.path;
  });
  return { runs, paths };
}

/** Starts a browser that ends with this process. Returns the port by which Lighthouse drives it. */
async function launchBrowser() {
  const browser = await puppeteer.launch({
    executablePath: findOrInstallChromium({ withWindows: true }),
    args: browserArguments,
  });
  process.prependListener('exit', () => browser.process()?.kill());
  return Number(new URL(browser.wsEndpoint()).port);
}

/** Serves what is in `folder` as a host would. Returns its port. */
async function serveCompressed(folder: string) {
  compress(folder);
  return (await serve(folder, 0)).port;
}

async function measure(url: string, flags: Flags) {
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr || lhr.runtimeError) throw new Error(`Could not measure ${url}: ${lhr?.runtimeError?.message}`);
  return lhr;
}

async function bench() {
  const { paths, runs } = readOptions();
  if (!existsSync('out')) throw new Error('There is no export in out/. Run: npm run build');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  const port = await launchBrowser();
  for (const copy of ['site', 'limit']) cpSync('out', path.join(folder, copy), { recursive: true });
  for (const file of filesIn(path.join(folder, 'limit')).filter((name) => /\.(html|css)$/.test(name))) {
    const place = path.join(folder, 'limit', file);
    writeFileSync(place, limitOf(readFileSync(place, 'utf8')));
  }
  const site = `http://${HOST}:${await serveCompressed(path.join(folder, 'site'))}`;
  const limit = `http://${HOST}:${await serveCompressed(path.join(folder, 'limit'))}`;

  const measured: Record<string, Run[]> = {};
  for (let run = 1; run <= runs; run += 1)
    for (const page of paths) {
      console.error(`Run ${run} of ${runs}: ${page}`);
      (measured[page] ??= []).push({
        page: await measure(site + page, { port }),
        limit: await measure(limit + page, { port, onlyCategories: ['performance'] }),
      });
    }
  return report(measured);
}

await runCommand(async () => console.log(await bench()));
// The servers would keep it running.
process.exit();
