/** Reads a content file: what it holds, in which line each value is, and what keeps it from being read. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { findNodeAtLocation, getNodeValue, type Node, parseTree, type ParseError } from 'jsonc-parser';

const NOT_UTF8 =
  'The file is not saved as UTF-8. → In VS Code: press the name of the encoding at the bottom right, Save with Encoding, UTF-8.';

const NOT_JSON =
  'The file cannot be read from here on. → Compare this line and the one before with the entry above: a quote, a comma or a bracket is missing or too many. npm run edit writes all of them by itself.';

/** The node at `path` or, where the file has nothing there, around it. */
function nodeAt(root: Node, path: readonly string[]): Node {
  const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return findNodeAtLocation(root, keys) ?? nodeAt(root, path.slice(0, -1));
}

/** `data` is whole if there is no `fault`. */
export function readContent(file: string) {
  const bytes = readFileSync(file);
  const text = bytes.toString();
  const faults: ParseError[] = [];
  const root = parseTree(text, faults, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const lineOf = (path: string) => (root ? lineAt(nodeAt(root, path.split('.')).offset) : 1);
  // Half of what UTF-16 writes for English is zeros; the mark that Windows may put first is not JSON.
  if (!isUtf8(bytes) || bytes.includes(0) || text.startsWith('\ufeff'))
    return { lineOf, fault: { message: NOT_UTF8, line: 1 } };
  if (faults[0]) return { lineOf, fault: { message: NOT_JSON, line: lineAt(faults[0].offset) } };
  return { lineOf, data: root && (getNodeValue(root) as unknown) };
}
