/**
 * `npm run bench`: how fast the pages are, beside the same pages without script and an empty page of the
 * framework; with `--grow`, what more services would cost. docs/performance.md says how to read it.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { growthReport, measureGrowth } from './bench/growth.ts';
import { measureSites } from './bench/measure.ts';
import { readOptions, type Options } from './bench/options.ts';
import { report } from './bench/report.ts';
import { copyExport, exportEmpty } from './bench/sites.ts';

/** Above this the other work on the machine shows in the times. Load average a processor. */
const BUSY = 0.5;

function warnIfBusy() {
  const load = os.loadavg()[0]! / os.cpus().length;
  if (load > BUSY)
    console.error(`The machine is busy (load ${load.toFixed(1)} a processor): trust ratios more than times.`);
}

async function measurePages({ build, runs, pages }: Options) {
  if (build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const folders = { ...copyExport('out'), empty: exportEmpty() };
  try {
    const result = await measureSites(folders, pages, runs);
    return { ...result, table: report(result.measured, result.empty) };
  } finally {
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true });
  }
}

async function measure(options: Options) {
  if (!options.grow) return measurePages(options);
  const sizes = await measureGrowth();
  return { sizes, table: growthReport(sizes) };
}

try {
  const options = readOptions(process.argv.slice(2));
  warnIfBusy();
  const load = os.loadavg();
  const { table, ...result } = await measure(options);
  console.log(table);
  const machine = { cpus: os.cpus().map(({ model }) => model), node: process.version, load };
  writeFileSync(options.json, `${JSON.stringify({ machine, options, ...result }, undefined, 1)}\n`);
  console.error(`Every run is in ${options.json}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
