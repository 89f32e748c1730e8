/**
 * `npm run bench`: how fast the pages are, beside the same pages without script and an empty page of the
 * framework; with `--grow`, what more services would cost. docs/performance.md says how to read it.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { pages } from '../content/pages.ts';
import type { Figures, Measured } from './bench/figures.ts';
import { measureGrowth } from './bench/growth.ts';
import { load, measureUse } from './bench/lighthouse.ts';
import { type Options, readOptions } from './bench/options.ts';
import { report } from './bench/report.ts';
import { serveSites } from './bench/sites.ts';

/**
 * Measures pages beside their twins and an empty page in turns: what is compared is measured close in time.
 * Every other run goes backwards.
 */
async function measurePages({ build, runs, pages: names }: Options) {
  if (build) execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { site, twin, empty } = await serveSites('out');
  const measured = names.map((page): Measured => ({ page, ours: [], twin: [] }));
  const emptyRuns: Figures[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      console.error(`Run ${run + 1} of ${runs}`);
      const steps = measured.flatMap(({ page, ours, twin: twins }) => {
        const { path } = pages[page];
        const add = (figures: Figures) => (ours[run] = { ...ours[run], ...figures });
        return [
          async () => add(await measureUse(site.origin + path)),
          async () => add(await load(site.origin + path)),
          async () => (twins[run] = await load(twin.origin + path)),
        ];
      });
      steps.push(async () => (emptyRuns[run] = await load(empty.origin)));
      for (const step of run % 2 ? steps.reverse() : steps) await step();
    }
  } finally {
    await Promise.all([site, twin, empty].map(({ stop }) => stop()));
  }
  return { measured, empty: emptyRuns, table: report(measured, emptyRuns) };
}

try {
  const options = readOptions(process.argv.slice(2));
  const load = os.loadavg();
  console.error(`Load of the machine: ${load[0]!.toFixed(1)}. Above 1, trust ratios more than times.`);
  const { table, ...result } = await (options.grow ? measureGrowth() : measurePages(options));
  console.log(table);
  const machine = { cpus: os.cpus().map(({ model }) => model), node: process.version, load };
  writeFileSync(options.json, `${JSON.stringify({ machine, options, ...result }, undefined, 1)}\n`);
  console.error(`Every run is in ${options.json}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
