/** The folder that `npm run build` writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../tools/files.ts';
import { root } from './root.ts';

const out = path.join(root, 'out');

/** What hosts read and visitors do not. Paths as in an address. */
export const forHosts = ['/.nojekyll', '/_headers', '/vercel.json'];

/** Every file for visitors. Paths as in an address. */
export const files = filesIn(out)
  .map((file) => `/${file}`)
  .filter((file) => !forHosts.includes(file));

export const read = (file: string) => readFileSync(path.join(out, file));
