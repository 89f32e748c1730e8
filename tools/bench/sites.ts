/** What the bench compares: the export, its twin without script, and an empty page of the framework. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compress } from '../compress.ts';
import { build } from '../copy-project.ts';
import { HOST, serve } from '../serve.ts';
import { twinOf } from './twin.ts';

/** The least site that the framework exports. */
const emptySite = {
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'An empty page.' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.jsx': `export default () => <main><h1>Empty</h1></main>;`,
  'next.config.mjs': `export default { output: 'export' };`,
};

function temporaryCopy(folder: string) {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** A copy of the export in `out`, in which every page is its twin. */
function copyTwin(out: string) {
  const twin = temporaryCopy(out);
  for (const page of globSync(path.join(twin, '**/*.html')))
    writeFileSync(page, twinOf(readFileSync(page, 'utf8')));
  return twin;
}

/** Exports an empty page with the packages of this project, within which Next.js looks for them. */
function exportEmpty() {
  const project = mkdtempSync('.bench-');
  try {
    mkdirSync(path.join(project, 'app'));
    for (const [file, text] of Object.entries(emptySite)) writeFileSync(path.join(project, file), text);
    return temporaryCopy(build(project, { isPlain: true }));
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** Serves `folder`, which is compressed first, as a host does it, and removed by `stop`. */
export async function serveOnce(folder: string) {
  compress(folder);
  const { port, stop } = await serve(folder, 0);
  const remove = () => rmSync(folder, { recursive: true });
  return { origin: `http://${HOST}:${port}`, stop: () => stop().then(remove) };
}

/** Serves what is compared. Throws if there is no export in `out`. */
export async function serveSites(out: string) {
  if (globSync('index.html', { cwd: out }).length === 0)
    throw new Error(`There is no export in ${out}/. Leave out --no-build, and it is made.`);
  const site = await serveOnce(temporaryCopy(out));
  const twin = await serveOnce(copyTwin(out));
  const empty = await serveOnce(exportEmpty());
  return { site, twin, empty };
}
