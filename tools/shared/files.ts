import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Every file in `folder` and below, as paths from there with slashes, in the order of the alphabet. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .sort();
