import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { services } from '../../content/services.ts';
import { build, copyProject } from '../copy-project.ts';
import { type Figures, table } from './figures.ts';
import { measureUse } from './lighthouse.ts';
import { serveOnce } from './sites.ts';

const SIZES = [6, 60, 600];

/** So many services made from the real ones, in turn, each copy with a number of its own. */
const grow = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const service = services[i % services.length]!;
    if (i < services.length) return service;
    return { ...service, id: i + 1, slug: `${service.slug}-${i}`, title: `${service.title} ${i}` };
  });

const LIST = /(?<=export const services = \[)[^]*?(?=\] as const)/;

async function measureSize(project: string, count: number): Promise<Figures> {
  const file = path.join(project, 'content/services.ts');
  const text = readFileSync(file, 'utf8');
  if (!LIST.test(text)) throw new Error(`${file} does not contain ${LIST}. Adapt tools/bench/growth.ts.`);
  const list = JSON.stringify(grow(count)).slice(1, -1);
  writeFileSync(
    file,
    text.replace(LIST, () => list),
  );
  // The content check lets no more through than a visitor can compare and a page can carry.
  writeFileSync(
    path.join(project, 'tools/content-check/before-build.ts'),
    'export const reportBeforeBuild = () => {};',
  );
  const start = performance.now();
  const out = build(project);
  const seconds = (performance.now() - start) / 1000;
  const html = readFileSync(path.join(out, 'services/index.html'));
  const { origin, stop } = await serveOnce(out);
  try {
    return {
      services: count,
      'build, s': seconds,
      'HTML, bytes': html.length,
      'HTML in brotli, bytes': brotliCompressSync(html).length,
      ...(await measureUse(`${origin}/services/`)),
    };
  } finally {
    await stop();
  }
}

/** Builds copies of this project with more and more services and measures /services/. */
export async function measureGrowth() {
  const sizes: Figures[] = [];
  for (const count of SIZES) {
    const project = copyProject('bench-grow-');
    sizes.push(await measureSize(project, count).finally(() => rmSync(project, { recursive: true })));
  }
  const head = ['', ...SIZES.map((count) => `${count} services`)];
  const rows = Object.keys(sizes[0]!).map((name) => [name, ...sizes.map((size) => size[name]!.toFixed(0))]);
  return { sizes, table: table(head, rows) };
}
