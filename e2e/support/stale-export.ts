import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildId } from '../../tools/build-id.ts';

/**
 * Why the export in `root` is not what its sources say, and what to do. Undefined if it is. The router's data of
 * every page names the build.
 */
export function staleExport(root: string): string | undefined {
  const out = path.join(root, 'out');
  if (!existsSync(path.join(out, 'index.txt'))) return 'There is no export in out/. Run: npm run build';
  if (!readFileSync(path.join(out, 'index.txt'), 'utf8').includes(`"${buildId(root)}"`))
    return 'The export in out/ was built from other sources than those checked out. Run: npm run build';
  return undefined;
}
