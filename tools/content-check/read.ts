/** Reads a content file: what it holds, where each value is, and what keeps it from being read. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { getNodeValue, type Node, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';

const NOT_UTF8 =
  'The file is not saved as UTF-8. → In VS Code: press the name of the encoding at the bottom right, Save with Encoding, UTF-8.';

/** Slips of typing, by what begins where reading stopped; the first that fits is told. */
const SLIPS: [written: RegExp, message: string][] = [
  [
    /^(<{7}|={7}|>{7})/,
    'Two people have changed these lines, and Git has left both versions. → Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [/^[‘’“”]/, 'Curly quotes cannot enclose a text. → Type straight double quotes: "Creative"'],
  [/^'/, 'Single quotes cannot enclose a text. → Type double quotes: "Creative"'],
  [/^[+-]/, 'The sign at the start of the line belongs to the guide. → Delete it.'],
  [/^(\/\/|\/\*|#)/, 'There can be no notes between the fields. → Delete this one.'],
  [/^;/, 'The line ends with a wrong sign. → End it with a comma.'],
  [/^,/, 'There is a comma too many. → Delete it.'],
  [/^\w+"?\s*:/, 'The name of this field is not between two quotes. → Write it like "badge": "Creative",'],
  [/^\d/, 'A number has no comma in it. → Write it between quotes, or without the comma.'],
  [/^\w[^\n]*",?$/m, 'A quote inside the text ends it. → Write \\" for it, or use a curly one: ”'],
  [/^\w/, 'The text is not between two quotes. → Write it like "Creative",'],
];

const ERRORS: Record<string, string> = {
  ColonExpected: 'A colon belongs after the name. → Write it like "badge": "Creative",',
  UnexpectedEndOfString: 'A quote is missing here. → Write one at each end: "Creative",',
  InvalidEscapeCharacter: 'A \\ cannot be in a text. → Delete it.',
  InvalidCharacter: 'There is a tab in the text. → Write a space.',
  EndOfFileExpected:
    'A bracket ends the file too early. → Delete it, or write its partner where its part begins.',
  CloseBraceExpected: 'The file ends too early. → Write } in a last line.',
};

/** What is said of the first fault of `text`, and the line, which counts from 1. */
function slip(text: string, { error, offset }: ParseError) {
  const lineAt = (position: number) => text.slice(0, position).split('\n').length;
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  const name = printParseErrorCode(error);
  if (/^[\]}]/.test(rest) && before.endsWith(','))
    return {
      message: 'There is a comma after the last entry. → Delete it.',
      line: lineAt(before.length),
    };
  // Both have the line before: a comma is at its end, and a bracket closes what it ended.
  if (name === 'CommaExpected' && /^["{[]/.test(rest))
    return {
      message: 'There is no comma between two entries. → Write it at the end of this one.',
      line: lineAt(before.length),
    };
  const known = ERRORS[name] ?? SLIPS.find(([written]) => written.test(rest))?.[1];
  const [line] = rest.split('\n', 1);
  const unknown = `Reading stopped at ${line} → A bracket or a quote is missing or too many: compare this line and those above with the entry before.`;
  return { message: known ?? unknown, line: lineAt(offset) };
}

/** Two values of one name, of which a browser would take the last. */
function findTwice({ type, children = [] }: Node): Node | undefined {
  const names = type === 'object' ? children.map((property) => property.children![0]!) : [];
  const twice = names.find((node, i) => names.findIndex(({ value }) => value === node.value) < i);
  return twice ?? children.map(findTwice).find(Boolean);
}

/** The node at `path` or, where the file has nothing there, around it. */
function nodeAt(root: Node, path: readonly string[]): Node {
  const [key, ...rest] = path;
  const inner =
    root.type === 'array'
      ? root.children?.[Number(key)]
      : root.children?.find(({ children }) => children?.[0]!.value === key)?.children?.[1];
  return inner ? nodeAt(inner, rest) : root;
}

/** `data` is whole if there is no `fault`. */
export function readContent(file: string) {
  const bytes = readFileSync(file);
  const text = bytes.toString();
  const faults: ParseError[] = [];
  const root = parseTree(text, faults, { disallowComments: true });
  const lineOf = (path: string) =>
    text.slice(0, root ? nodeAt(root, path.split('.')).offset : 0).split('\n').length;
  const twice = root && findTwice(root);
  // Half of what UTF-16 writes for English is zeros; the mark that Windows may put first is not JSON.
  if (!isUtf8(bytes) || bytes.includes(0) || text.startsWith('\ufeff'))
    return { file, lineOf, fault: { message: NOT_UTF8, line: 1 } };
  if (faults[0]) return { file, lineOf, fault: slip(text, faults[0]) };
  if (twice) {
    const line = text.slice(0, twice.offset).split('\n').length;
    const message = `"${String(twice.value)}" is there twice in one entry. → Keep one, or write }, { between.`;
    return { file, lineOf, fault: { message, line } };
  }
  return { file, lineOf, data: root && (getNodeValue(root) as unknown) };
}
