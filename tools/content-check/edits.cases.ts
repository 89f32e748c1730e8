import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What staff do to a file in content/, as a replacement of text. good-edits.cases.ts and bad-edits.cases.ts
 * are the tables that the tests run; the examples of content/README.md are rows of them.
 */
export type Edit = {
  /** In content/. */
  file: string;
  /** Written as it is. */
  to: string;
  /** The first match is replaced. A pattern, so that the tables outlive what staff write. */
  from: RegExp;
};

/** An edit that, if not told otherwise, replaces the first text of the field that `to` begins with. */
export const edit = (
  file: string,
  to: string,
  from = new RegExp(`${/^ *\w+:/.exec(to)?.[0]}\\s*'.*'`),
): Edit => ({ file, to, from });

/** Makes the edits in content/ of the project folder `root`. Throws if there is nothing to replace. */
export function applyEdits(root: string, edits: readonly Edit[]) {
  for (const { file, from, to } of edits) {
    const target = path.join(root, 'content', file);
    const before = readFileSync(target, 'utf8');
    if (!from.test(before)) throw new Error(`content/${file} does not contain ${from}`);
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
