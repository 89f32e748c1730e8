import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What staff do to content/, as a replacement of text. good-edits.ts and bad-edits.ts are the tables
 * that the tests run; the examples of content/README.md are rows of them.
 */
export type Edit = {
  name: string;
  /** In content/. */
  file: string;
  /** The first match is replaced. A pattern, so that the table outlives what staff write. */
  from: RegExp;
  /** Stands there as it is. */
  to: string;
};

/** Makes the edits in content/ of the project folder `root`. Throws if there is nothing to replace. */
export function applyEdits(root: string, edits: readonly Edit[]) {
  for (const { name, file, from, to } of edits) {
    const target = path.join(root, 'content', file);
    const before = readFileSync(target, 'utf8');
    if (!from.test(before)) throw new Error(`${name}: content/${file} does not hold ${from}`);
    writeFileSync(
      target,
      before.replace(from, () => to),
    );
  }
}

/** Copies content/ of this project into the new folder `root`. */
export function copyContent(root: string) {
  mkdirSync(root, { recursive: true });
  cpSync(path.join(process.cwd(), 'content'), path.join(root, 'content'), { recursive: true });
}
