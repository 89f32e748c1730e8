/** Reads the files of content/. */
import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { findNodeAtLocation, getNodeValue, type Node, parseTree, type ParseError } from 'jsonc-parser';
import { type Content, names } from '../../content/schema/files.ts';
import { isIndex } from './places.ts';

const NOT_UTF8 =
  'The file is not saved as UTF-8. → In VS Code: press the name of the encoding at the bottom right, Save with Encoding, UTF-8.';

const NOT_JSON =
  'The file cannot be read from here on. → Compare this line and the one before with the entry above: a quote, a comma or a bracket is missing or too many. npm run edit writes all of them by itself.';

/** The node at `path` or, where the file has nothing there, around it. */
function nodeAt(root: Node, path: readonly string[]): Node {
  const keys = path.map((key) => (isIndex(key) ? Number(key) : key));
  return findNodeAtLocation(root, keys) ?? nodeAt(root, path.slice(0, -1));
}

export type Fault = { message: string; line?: number };

/** What is wrong with a file of content/ that says nothing. */
export function emptyFault(file: string): Fault | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.size)
    return { message: `The file is missing or empty. → Bring it back: git restore ${file}` };
}

function read(file: string): { data?: unknown; fault?: Fault; lineOf: (path: string) => number } {
  const empty = emptyFault(file);
  if (empty) return { fault: empty, lineOf: () => 1 };
  const bytes = readFileSync(file);
  const text = bytes.toString();
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lineOf = (path: string) => (root ? lineAt(nodeAt(root, path.split('.')).offset) : 1);
  // Half of what UTF-16 writes for English is zeros; the mark that Windows may put first is not JSON.
  if (!isUtf8(bytes) || bytes.includes(0) || text.startsWith('\ufeff'))
    return { lineOf, fault: { message: NOT_UTF8, line: 1 } };
  if (errors[0]) return { lineOf, fault: { message: NOT_JSON, line: lineAt(errors[0].offset) } };
  return { lineOf, data: root && (getNodeValue(root) as unknown) };
}

export type ContentFile = ReturnType<typeof readFiles>[number];

/** Every file of content/ in the current folder: its `data`, or the `fault` that keeps it from being read, and in which line each value is. */
export const readFiles = () =>
  names.map((name) => ({ name, file: `content/${name}.json`, ...read(`content/${name}.json`) }));

/** What files hold, by their names; of those with a fault there is no key. */
export const contentOf = (files: readonly ContentFile[]) =>
  Object.fromEntries(files.flatMap(({ name, fault, data }) => (fault ? [] : [[name, data]]))) as Content;

/** The content of the current folder, of which every file can be read. */
export const readAllContent = () => contentOf(readFiles());
