import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const SOURCES = [
  '{app,components,content,public,runtime,tools/export}/**',
  'tools/export.ts',
  '{next,tailwind}.config.ts',
  'package{,-lock}.json',
];

/** A hash, in hexadecimal, of all that decides what is exported from the project in `root`. */
export function buildId(root: string) {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$|\.md$/.test(file));
  for (const file of files.sort()) {
    const place = path.join(root, file);
    if (statSync(place).isFile()) hash.update(`${file}\0`).update(readFileSync(place)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
