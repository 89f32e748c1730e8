/** Reads a content file: what it exports, where each value is, and what keeps it from being read. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What keeps a file from being read → what to do, and the line, which counts from 1. */
type Fault = [message: string, line?: number];

const NOT_UTF8 =
  'The file is not saved as UTF-8. → In VS Code: press the name of the encoding at the bottom right, Save with Encoding, UTF-8.';

/** Slips of typing, by what a line with one looks like; the first that fits is told. */
const SLIPS: [written: RegExp, message: string][] = [
  [/[:[,]\s*[‘’“”]|[‘’“”]\s*,?\s*$/, `Curly quotes cannot enclose a text. → Type straight ones: ' or ".`],
  [/^\s*[+-]/, 'The sign at the start of the line belongs to the guide. → Delete it.'],
  [/,\s*,|^\s*,/, 'There is a comma too many. → Delete it.'],
  [/['"\]}]\s*[^\s\w'"\]},:]\s*,?\s*$/, 'The line ends with a wrong sign. → End it with a comma.'],
  [/^\s*\w+(\s+|\s*(=|;|::)\s*)['"]/, "A colon belongs after the name. → Write it like badge: 'Creative',"],
  [/^\s*\w+:\s*([^\s\d'"[{]|\d+,\d)/, "The text is not between two quotes. → Write it like 'Creative',"],
  [/(['"])[;.]?\s+\1/, "There is no comma between two texts. → Write it like 'Facebook', 'YouTube',"],
  [/\w['"] ?\w/, `A quote inside the text ends it. → Write the other kind around it all: "What's new",`],
];

const lineAt = (source: ts.SourceFile, position: number) =>
  source.getLineAndCharacterOfPosition(position).line + 1;

const slipIn = (source: ts.SourceFile, line: number) =>
  SLIPS.find(([written]) => written.test(source.text.split('\n')[line - 1]!))?.[1];

/** What is said of a file with more of one bracket than of its partner, which has the indentation of its line. */
function unpaired(text: string, line: number): Fault | undefined {
  for (const [sign = '', end = ''] of ['{}', '[]']) {
    const missing = text.split(sign).length - text.split(end).length;
    const open = `^( *)(?=\\S).*\\${sign}[^\\${end}\\n]*\\n((\\1 .*)?\\n)*(?!\\1[ \\${end}]|\\n)`;
    const [before, isOpen] = text.split(RegExp(open, 'm'));
    const message = `The ${sign} of this line has no ${end} of its own. → Write ${end}, on a line of its own before the next entry or field begins.`;
    if (missing > 0 && isOpen !== undefined) return [message, before!.split('\n').length];
    if (missing < 0)
      return [`A ${end} has no ${sign}. → Write ${sign} where its part begins, or delete it.`, line];
  }
}

function slip(source: ts.SourceFile, { start = 0, messageText }: ts.Diagnostic): Fault {
  const said = ts.flattenDiagnosticMessageText(messageText, ' ');
  const line = lineAt(source, start);
  const known = slipIn(source, line);
  if (said.startsWith('Unterminated'))
    return [known ?? `A quote is missing here. → Write two of one kind: 'Creative', or "What's new",`, line];
  const before = lineAt(source, source.text.slice(0, start).trimEnd().length);
  if (said === "',' expected." && before < line)
    return ['There is no comma at the end of this line. → Add it.', before];
  const rest = source.text.slice(start).split('\n', 1)[0]!.trim();
  const unknown = `Reading stopped at ${rest} → Compare it and the lines above, sign by sign, with the entry before.`;
  return unpaired(source.text, line) ?? [known ?? unknown, line];
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
  const source = ts.createSourceFile(file, bytes.toString().replaceAll('\r', ''), ts.ScriptTarget.Latest);
  const [broken] = ts.transpileModule(source.text, { reportDiagnostics: true }).diagnostics!;
  // Half of what UTF-16 writes for English is zeros.
  const isUnreadable = !isUtf8(bytes) || bytes.includes(0);
  let fault: Fault | undefined = isUnreadable ? [NOT_UTF8] : broken && slip(source, broken);
  const lines = new Map<string, number>();

  /** Notes where each value begins. What is no text, number, list or entry is a fault. */
  function valueOf(node: ts.Node, place: string): unknown {
    const line = lineAt(source, node.getStart(source));
    if (lines.has(place))
      fault ??= [`"${nameOf(node)}" is there twice in one entry. → Keep one, or write }, { between.`, line];
    if (/\.times\.\d+\.closed$/.test(place))
      fault ??= ['A closed day has no line of its own. → Delete it, from its { to its },', line];
    lines.set(place, line);
    const value = inner(node);
    if (ts.isStringLiteralLike(value)) return value.text;
    if (ts.isNumericLiteral(value)) return Number(value.text);
    if (ts.isObjectLiteralExpression(value)) return fieldsOf(value.properties, `${place}.`);
    if (ts.isArrayLiteralExpression(value))
      return value.elements.map((entry, i) => valueOf(entry, `${place}.${i}`));
    const written = value.getText(source);
    const known = ts.isIdentifier(value) ? undefined : slipIn(source, line);
    fault ??= [known ?? `${written} has no quotes around it. → Write '${written}'.`, line];
  }
  const fieldsOf = (named: readonly ts.Node[], path: string) =>
    Object.fromEntries(named.map((node) => [nameOf(node), valueOf(node, path + nameOf(node))]));

  const lineOf = (place: string): number | undefined =>
    lines.get(place) ?? (place ? lineOf(place.replace(/\.?[^.]*$/, '')) : undefined);

  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter((declaration) => !ts.isArrowFunction(inner(declaration)));
  return { file, exports: fieldsOf(declared, ''), lineOf, fault };
}
