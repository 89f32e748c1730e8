/**
 * `npm run build` ends with this: it notes which sources the export in out/ was built from, so that tests
 * do not judge an older one.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = [
  '{app,components,content,public,tools/export}/**',
  'tools/export.ts',
  '{next,tailwind}.config.ts',
  'package{,-lock}.json',
];
const NOTE = '.next/built-from.json';

/** One hash, in hexadecimal, for all that decides what is exported from the project in `root`. */
export function hashOf(root: string) {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  for (const file of files.sort()) {
    const place = path.join(root, file);
    if (statSync(place).isFile()) hash.update(`${file}\0`).update(readFileSync(place)).update('\0');
  }
  return hash.digest('hex');
}

/** Changes whenever the export is written. */
const exportTime = (root: string) => statSync(path.join(root, 'out/index.html')).mtimeMs;

/** Notes what the export in `root` was built from. Call it right after the build. */
export function noteSources(root: string) {
  writeFileSync(path.join(root, NOTE), JSON.stringify({ sources: hashOf(root), exported: exportTime(root) }));
}

/** Why the export in `root` is not what its sources say, and what to do. Undefined if it is. */
export function staleExport(root: string): string | undefined {
  if (!existsSync(path.join(root, 'out/index.html'))) return 'There is no export in out/. Run: npm run build';
  const note = existsSync(path.join(root, NOTE))
    ? (JSON.parse(readFileSync(path.join(root, NOTE), 'utf8')) as { sources: string; exported: number })
    : undefined;
  if (note?.exported !== exportTime(root))
    return 'The export in out/ was not finished by the last build. Run: npm run build';
  if (note.sources !== hashOf(root))
    return 'The export in out/ was built from other sources than those checked out. Run: npm run build';
  return undefined;
}

if (import.meta.main) noteSources(process.cwd());
