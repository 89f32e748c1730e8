/** Reads a content file: what it exports, where each value is, and what keeps it from being read. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What keeps a file from being read → what to do, and the line, which counts from 1. */
type Fault = [message: string, line?: number];

const NOT_UTF8 =
  'The file is not saved as UTF-8. → In VS Code: press the name of the encoding at the bottom right, Save with Encoding, UTF-8.';

const UNREADABLE =
  'Reading stopped at this line. → Look here and above for a comma, quote or bracket too many or too few: compare with the entry above.';

const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;

const CLOSING: Record<string, string> = { '{': '}', '[': ']' };

/** The first bracket that lacks its end, or whose end is indented unlike the line where it begins. */
function openBracket(node: ts.Node, source: ts.SourceFile): Fault | undefined {
  const inside = ts.forEachChild(node, (child) => openBracket(child, source));
  const start = node.getStart(source);
  const sign = source.text[start]!;
  const end = CLOSING[sign] ?? sign;
  const written = source.text.slice(source.text.lastIndexOf('\n', start) + 1, node.end);
  const isClosed = RegExp(`^( *)\\S(.*|[^]*\\n\\1[\\])}]*)\\${end}$`).test(written);
  const isOpen = source.text.split(sign).length > source.text.split(end).length && !isClosed;
  const message = `The ${sign} of this line has no ${end} of its own. → Write ${end}, on a line of its own before the next entry or field begins.`;
  return inside ?? (isOpen ? [message, lineAt(source, start)] : undefined);
}

function slip(source: ts.SourceFile, { start = 0, messageText }: ts.Diagnostic): Fault {
  const said = ts.flattenDiagnosticMessageText(messageText, ' ');
  const line = lineAt(source, start);
  const written = source.text.split('\n')[line - 1]!;
  if (/[:[,]\s*[‘’“”]|[‘’“”]\s*,?\s*$/.test(written))
    return [`Curly quotes cannot enclose a text. → Type straight ones: ' or ".`, line];
  if (/^\s*[+-]/.test(written))
    return ['The sign at the start of the line belongs to the guide. → Delete it.', line];
  if (said.startsWith('Unterminated'))
    return [`A quote is missing here. → Write two of one kind: 'Creative', or "What's new",`, line];
  const before = lineAt(source, source.text.slice(0, start).trimEnd().length);
  if (said === "',' expected." && before < line)
    return ['There is no comma at the end of this line. → Add it.', before];
  if (/\w' ?\w/.test(written))
    return [`A ' inside the text ends it. → Write double quotes around all of it: "What's new",`, line];
  return openBracket(source, source) ?? [UNREADABLE, line];
}

/** What a declaration or a field holds, without `fill(…)`. */
function inner(node: ts.Node): ts.Node {
  if (ts.isCallExpression(node)) return node.arguments[0] ?? node;
  const isNamed = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  return isNamed && node.initializer ? inner(node.initializer) : node;
}

const nameOf = ({ name }: ts.Node & { name?: ts.Node }) => (name && 'text' in name ? String(name.text) : '');

/** Reads a file. What it exports is whole if there is no `fault`. */
export function readSource(file: string) {
  const bytes = readFileSync(file);
  const source = ts.createSourceFile(file, bytes.toString(), ts.ScriptTarget.Latest);
  const [broken] = ts.transpileModule(source.text, { reportDiagnostics: true }).diagnostics!;
  // Half of what UTF-16 writes for English is zeros.
  const isUnreadable = !isUtf8(bytes) || bytes.includes(0);
  let fault: Fault | undefined = isUnreadable ? [NOT_UTF8] : broken && slip(source, broken);
  const lines = new Map<string, number>();

  /** Notes where each value begins. What is no text, number, list or entry is a fault. */
  function valueOf(node: ts.Node, place: string): unknown {
    const line = lineAt(source, node.getStart(source));
    if (lines.has(place))
      fault ??= [`"${nameOf(node)}" is there twice in one entry. → Keep one of the two.`, line];
    lines.set(place, line);
    const value = inner(node);
    if (ts.isStringLiteralLike(value)) return value.text;
    if (ts.isNumericLiteral(value)) return Number(value.text);
    if (ts.isObjectLiteralExpression(value)) return fieldsOf(value.properties, `${place}.`);
    if (ts.isArrayLiteralExpression(value))
      return value.elements.map((entry, i) => valueOf(entry, `${place}.${i}`));
    fault ??= ts.isIdentifier(value)
      ? [`${value.text} has no quotes around it. → Write '${value.text}'.`, line]
      : ['This is no text between quotes. → Delete a comma too many, or write one.', line];
  }
  const fieldsOf = (named: readonly ts.Node[], path: string) =>
    Object.fromEntries(named.map((node) => [nameOf(node), valueOf(node, path + nameOf(node))]));

  /** The line of the value at the place, or of the nearest entry around it. */
  const lineOf = (place: string): number | undefined =>
    lines.get(place) ?? (place ? lineOf(place.replace(/\.?[^.]*$/, '')) : undefined);

  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => !ts.isArrowFunction(inner(declaration)));
  return { file, exports: fieldsOf(declared, ''), lineOf, fault };
}
