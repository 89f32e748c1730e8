import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, copyProject } from '../copy-project.ts';
import { twinOf } from './twin.ts';

/** The least site that the framework exports. */
const emptySite = {
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'An empty page.' };
export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  'app/page.jsx': `export default () => <main><h1>Empty</h1></main>;`,
  'next.config.mjs': `export default { output: 'export' };`,
  'package.json': `{ "private": true, "scripts": { "build": "next build" } }`,
};

const temporary = (name: string) => mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));

/**
 * A copy of the exported folder `out` to serve, and one in which every page is its twin.
 * Throws if there is no export.
 */
export function copyExport(out: string) {
  if (!existsSync(path.join(out, 'index.html')))
    throw new Error(`There is no export in ${out}/. Leave out --no-build, and it is made.`);
  const [site, twin] = [temporary('site'), temporary('twin')];
  for (const folder of [site, twin]) cpSync(out, folder, { recursive: true });
  for (const file of globSync('**/*.html', { cwd: twin })) {
    const place = path.join(twin, file);
    writeFileSync(place, twinOf(readFileSync(place, 'utf8')));
  }
  return { site, twin };
}

/** Exports an empty page with the packages of this project; returns the folder to serve. */
export function exportEmpty() {
  const project = copyProject('bench-empty-');
  try {
    for (const entry of readdirSync(project))
      if (entry !== 'node_modules') rmSync(path.join(project, entry), { recursive: true });
    for (const [file, text] of Object.entries(emptySite)) {
      mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(project, file), text);
    }
    const empty = temporary('empty');
    cpSync(build(project), empty, { recursive: true });
    return empty;
  } finally {
    rmSync(project, { recursive: true });
  }
}
