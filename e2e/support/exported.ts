/** The folder that `npm run build` writes. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostFiles } from '../../tools/export/hosts.ts';

export const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, 'out');

/** What hosts read and visitors do not. Paths as in an address. */
export const forHosts = [
  '/.nojekyll',
  ...Object.keys(hostFiles('')).flatMap((file) => /^out(\/.*)/.exec(file)?.[1] ?? []),
];

/** Every file for visitors. Paths as in an address. */
export const files = globSync('**/*', { cwd: out, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${path.relative(out, path.join(parentPath, name))}`)
  .filter((file) => !forHosts.includes(file));

export const read = (file: string) => readFileSync(path.join(out, file));
