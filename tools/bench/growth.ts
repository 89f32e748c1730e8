import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { services, type Service } from '../../content/services.ts';
import { build, copyProject } from '../copy-project.ts';
import { withBrowser } from './browser.ts';
import { table } from './figures.ts';
import { pressAll } from './probes.ts';
import { startServers } from './server.ts';

const SIZES = [6, 60, 600];

/** So many services made from the real ones, in turn, each copy with a number of its own. */
function grow(count: number): Service[] {
  return Array.from({ length: count }, (_, i) => {
    const service: Service = services[i % services.length]!;
    const copy = Math.floor(i / services.length);
    if (copy === 0) return service;
    return { ...service, id: i + 1, slug: `${service.slug}-${copy}`, title: `${service.title} ${copy}` };
  });
}

function edit(file: string, from: RegExp, to: string) {
  const before = readFileSync(file, 'utf8');
  if (!from.test(before)) throw new Error(`${file} does not hold ${from}. Adapt tools/bench/growth.ts.`);
  writeFileSync(
    file,
    before.replace(from, () => to),
  );
}

async function measureSize(project: string, count: number) {
  const list = JSON.stringify(grow(count), null, 2).slice(1, -1);
  const file = path.join(project, 'content/services.ts');
  edit(file, /(?<=export const services = \[)[^]*?(?=\] as const)/, list);

  for (const folder of ['.next', 'out']) rmSync(path.join(project, folder), { recursive: true, force: true });
  const start = performance.now();
  const out = build(project);
  const seconds = (performance.now() - start) / 1000;
  console.error(`${count} services built in ${seconds.toFixed(1)} s`);
  const html = readFileSync(path.join(out, 'services/index.html'));
  const flight = readFileSync(path.join(out, /data-flight="(.*?)"/.exec(html.toString())![1]!));

  const servers = await startServers([out]);
  try {
    const url = `${servers.origins[0]!.fast}/services/`;
    const pressed = await withBrowser(servers.fingerprint, (browser) => pressAll(browser, url));
    return {
      services: count,
      seconds,
      html: html.length,
      brotli: brotliCompressSync(html).length,
      flight: flight.length,
      ...pressed,
    };
  } finally {
    await servers.stop();
  }
}

/** Builds copies of this project with more and more services and measures /services/. */
export async function measureGrowth() {
  const project = copyProject('bench-grow-');
  try {
    // The content check lets no more through than a visitor can compare.
    edit(
      path.join(project, 'tools/content-check/schema/services.ts'),
      /(?<='services', service, 1, )\d+/,
      String(SIZES.at(-1)),
    );
    const sizes = [];
    for (const count of SIZES) sizes.push(await measureSize(project, count));
    return sizes;
  } finally {
    rmSync(project, { recursive: true });
  }
}

type Size = Awaited<ReturnType<typeof measureSize>> & Record<string, number>;

export function growthReport(sizes: readonly Size[]): string {
  const row = (heading: string, show: (size: Size) => string | number) => [
    heading,
    ...sizes.map((size) => String(show(size))),
  ];
  const presses = (name: string) => (size: Size) => `${size[`${name} first`]} / ${size[`${name} slowest`]}`;
  return table(
    ['', ...sizes.map(({ services }) => `${services} services`)],
    [
      row('build, s', ({ seconds }) => seconds.toFixed(1)),
      row('/services/, kB', ({ html }) => (html / 1000).toFixed(1)),
      row('· in brotli, kB', ({ brotli }) => (brotli / 1000).toFixed(1)),
      row('its data for hydration, kB', ({ flight }) => (flight / 1000).toFixed(1)),
      row('press chip, ms', presses('chip')),
      row('press card, ms', presses('card')),
      row('to the dialog, ms', (size) => Math.round(size['card opened']!)),
    ],
  );
}
