/** Reads a content file: what it exports, where each value is, and what keeps it from being read. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What keeps a file from being read → what to do; the line counts from 1. */
export class Unreadable extends Error {
  line?: number;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

const SAVE =
  'Save it as UTF-8. In VS Code: press the name of the encoding at the bottom right, Save with Encoding, UTF-8.';

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

function textOf(bytes: Buffer) {
  if (bytes.includes(0)) throw new Unreadable(`The file is saved as UTF-16. → ${SAVE}`);
  const text = bytes.toString().replace(/^\ufeff/, '');
  const lost = text.indexOf('\ufffd');
  if (lost < 0) return text;
  if (!isUtf8(bytes)) throw new Unreadable(`The file is saved as ANSI. → ${SAVE}`, lineAt(text, lost));
  throw new Unreadable('A letter was lost, and � is in its place. → Type it again.', lineAt(text, lost));
}

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '(': ')' };

/** The first bracket that stays open although the lines after it are indented as if it were closed. */
function openBracket(text: string) {
  const open: { sign: string; line: number; indent: number }[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    const code = line.replace(/'(\\.|[^'\\])*'|"(\\.|[^"\\])*"|\/\/.*|^ *\/?\*.*/g, '');
    const indent = code.search(/\S/);
    const last = open.at(-1);
    if (last && indent >= 0 && indent <= last.indent && !/^ *[\]})]/.test(code)) return last;
    for (const [sign] of code.matchAll(/[[\]{}()]/g))
      if (sign in CLOSING) open.push({ sign, line: i + 1, indent });
      else if (open.length > 0 && CLOSING[open.pop()!.sign] !== sign) return last;
  }
  return open.at(-1);
}

/** A slip of typing, in plain words, where the compiler stumbles over it. */
function slip(text: string, { start = 0, messageText }: ts.Diagnostic) {
  const message = ts.flattenDiagnosticMessageText(messageText, ' ');
  const line = lineAt(text, start);
  const written = text.split('\n')[line - 1]!;
  if (/[:[,]\s*[‘’“”]|[‘’“”]\s*,?\s*$/.test(written))
    return new Unreadable(`Curly quotes cannot enclose a text. → Type straight ones: ' or ".`, line);
  if (message.startsWith('Unterminated'))
    return new Unreadable(
      `A quote is missing here. → Write two of one kind: 'Creative', or "What's new",`,
      line,
    );
  const open = openBracket(text);
  if (open)
    return new Unreadable(
      `The ${open.sign} of this line is never closed. → Add ${CLOSING[open.sign]} where it ends.`,
      open.line,
    );
  const before = lineAt(text, text.slice(0, start).trimEnd().length);
  if (message === "',' expected." && before < line)
    return new Unreadable('There is no comma at the end of this line. → Add it.', before);
  if (/\w'\w/.test(written))
    return new Unreadable(
      `The apostrophe ends the text. → Write double quotes around it: "What's new",`,
      line,
    );
  return new Unreadable(
    `This cannot be read: ${message} → Compare the line, and the one above, with others.`,
    line,
  );
}

/** What a declaration or a field holds, without `fill(…)`. */
function inner(node: ts.Node): ts.Node {
  if (ts.isCallExpression(node)) return node.arguments[0] ?? node;
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  return isNamed && node.initializer ? inner(node.initializer) : node;
}

/** Empty for an entry of a list. */
const nameOf = ({ name }: ts.Node & { name?: ts.Node }) => (name && 'text' in name ? String(name.text) : '');

/** Throws if it is no text, number, list or entry. */
function valueOf(node: ts.Node): unknown {
  const fail = (message: string, at = node) =>
    new Unreadable(message, lineAt(node.getSourceFile().text, at.getStart()));
  const value = inner(node);
  if (ts.isStringLiteralLike(value)) return value.text;
  if (ts.isNumericLiteral(value)) return Number(value.text);
  if (ts.isArrayLiteralExpression(value)) return value.elements.map(valueOf);
  if (ts.isIdentifier(value)) throw fail(`${value.text} has no quotes around it. → Write '${value.text}'.`);
  if (!ts.isObjectLiteralExpression(value)) throw fail('This is no text between quotes. → Write one.');
  const fields = new Map<string, unknown>();
  for (const field of value.properties) {
    const name = nameOf(field);
    if (fields.has(name)) throw fail(`"${name}" is there twice in one entry. → Keep one of the two.`, field);
    fields.set(name, valueOf(field));
  }
  return Object.fromEntries(fields);
}

/** Reads `file`, named from the project folder `root`. Throws `Unreadable`. */
export function readSource(root: string, file: string) {
  const text = textOf(readFileSync(path.join(root, file)));
  const [broken] = ts.transpileModule(text, { reportDiagnostics: true }).diagnostics ?? [];
  if (broken) throw slip(text, broken);
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const declared = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => !ts.isArrowFunction(inner(declaration)));

  /** The line of the value at the place, or of the nearest entry around it. */
  const lineOf = (place: readonly string[]) => {
    let entries: readonly ts.Node[] = declared;
    let found: ts.Node | undefined;
    for (const key of place) {
      const next = entries.find((entry, i) => key === (nameOf(entry) || String(i)));
      if (!next) break;
      found = next;
      const value = inner(next);
      if (ts.isObjectLiteralExpression(value)) entries = [...value.properties];
      else entries = ts.isArrayLiteralExpression(value) ? [...value.elements] : [];
    }
    return found && lineAt(text, found.getStart());
  };
  return { file, exports: Object.fromEntries(declared.map((each) => [nameOf(each), valueOf(each)])), lineOf };
}

export type Source = ReturnType<typeof readSource>;
