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
  const text = bytes.toString();
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

/** A slip of typing where the compiler stumbles over it: what is wrong → what to do, and the line. */
function slip(text: string, { start = 0, messageText }: ts.Diagnostic): [message: string, line: number] {
  const said = ts.flattenDiagnosticMessageText(messageText, ' ');
  const line = lineAt(text, start);
  const written = text.split('\n')[line - 1]!;
  if (/[:[,]\s*[‘’“”]|[‘’“”]\s*,?\s*$/.test(written))
    return [`Curly quotes cannot enclose a text. → Type straight ones: ' or ".`, line];
  if (/^\s*[+-]/.test(written))
    return ['The sign at the start of the line belongs to the guide. → Delete it.', line];
  if (said.startsWith('Unterminated'))
    return [`A quote is missing here. → Write two of one kind: 'Creative', or "What's new",`, line];
  const { sign, line: opened = 0 } = openBracket(text) ?? {};
  if (sign)
    return [`The ${sign} of this line is never closed. → Add ${CLOSING[sign]} where it ends.`, opened];
  const before = lineAt(text, text.slice(0, start).trimEnd().length);
  if (said === "',' expected." && before < line)
    return ['There is no comma at the end of this line. → Add it.', before];
  if (/\w' ?\w/.test(written))
    return [`The apostrophe ends the text. → Write double quotes around it: "What's new",`, line];
  return [`This cannot be read: ${said} → Compare the line, and the one above, with others.`, line];
}

/** What a declaration or a field holds, without `fill(…)`. */
function inner(node: ts.Node): ts.Node {
  if (ts.isCallExpression(node)) return node.arguments[0] ?? node;
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  return isNamed && node.initializer ? inner(node.initializer) : node;
}

const nameOf = ({ name }: ts.Node & { name?: ts.Node }) => (name && 'text' in name ? String(name.text) : '');

/** Reads `file`, named from the project folder `root`. Throws `Unreadable`. */
export function readSource(root: string, file: string) {
  const name = path.join(root, file);
  const text = textOf(readFileSync(name));
  // This file alone, which takes a tenth of the time of compiling it.
  const program = ts.createProgram([name], { noLib: true, noResolve: true, types: [] });
  const source = program.getSourceFile(name)!;
  const [broken] = program.getSyntacticDiagnostics(source);
  if (broken) throw new Unreadable(...slip(text, broken));
  const starts = new Map<string, number>();

  /** Notes where each value begins. Throws if it is no text, number, list or entry. */
  function valueOf(node: ts.Node, place: string): unknown {
    const fail = (message: string) => new Unreadable(message, lineAt(text, node.getStart(source)));
    if (starts.has(place))
      throw fail(`"${nameOf(node)}" is there twice in one entry. → Keep one of the two.`);
    starts.set(place, node.getStart(source));
    const value = inner(node);
    if (ts.isStringLiteralLike(value)) return value.text;
    if (ts.isNumericLiteral(value)) return Number(value.text);
    if (ts.isArrayLiteralExpression(value))
      return value.elements.map((entry, i) => valueOf(entry, `${place}.${i}`));
    if (ts.isIdentifier(value)) throw fail(`${value.text} has no quotes around it. → Write '${value.text}'.`);
    if (!ts.isObjectLiteralExpression(value)) throw fail('This is no text between quotes. → Write one.');
    return fieldsOf(value.properties, `${place}.`);
  }
  const fieldsOf = (named: readonly ts.Node[], path: string) =>
    Object.fromEntries(named.map((node) => [nameOf(node), valueOf(node, path + nameOf(node))]));

  /** The line of the value at the place, or of the nearest entry around it. */
  function lineOf(place: string): number | undefined {
    const start = starts.get(place);
    if (start !== undefined) return lineAt(text, start);
    return place ? lineOf(place.replace(/\.?[^.]*$/, '')) : undefined;
  }

  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => !ts.isArrowFunction(inner(declaration)));
  return { file, exports: fieldsOf(declared, ''), lineOf };
}

export type Source = ReturnType<typeof readSource>;
