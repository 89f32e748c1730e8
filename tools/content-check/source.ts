/** Reads a content file: what it exports, where each value stands, and what keeps it from being read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import type { Path, Problem } from './problem.ts';

export type Source = {
  file: string;
  exports: Record<string, unknown>;
  lineOf: (path: Path) => number | undefined;
};

export const COMMON_SLIPS =
  'Look at this line and the one above it: a comma is missing at the end, a quote is missing, or a text between single quotes holds an apostrophe. A text with an apostrophe stands between double quotes: "What\'s new".';

type Reading = { source?: Source; problems: Problem[] };

/** By file and code: the tests read content a hundred times over, with one file changed. */
const readings = new Map<string, Reading>();

/** Reads `file`, named from the project folder `root`. Throws what node:fs throws if there is none. */
export function readSource(root: string, file: string): Reading {
  const code = readFileSync(path.join(root, file), 'utf8');
  const key = file + code;
  const reading = readings.get(key) ?? read(file, code);
  readings.set(key, reading);
  return reading;
}

function read(file: string, code: string): Reading {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const problem = (position: number, place: string, what: string, todo: string) => ({
    problems: [{ file, line: lineAt(position), place, what, todo }],
  });

  const { diagnostics = [], outputText } = ts.transpileModule(code, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  // The first says where it began; the others follow from it.
  const [broken] = diagnostics;
  if (broken) {
    const message = ts.flattenDiagnosticMessageText(broken.messageText, ' ');
    return problem(broken.start ?? 0, '', `The file cannot be read here: ${message}`, COMMON_SLIPS);
  }

  const repeated = repeatedField(tree);
  if (repeated)
    return problem(
      repeated.getStart(tree),
      '',
      `"${repeated.getText(tree)}" stands twice in one entry.`,
      'Keep one of the two lines.',
    );

  const exports: Record<string, unknown> = {};
  try {
    // The imports of a content file are types, which are gone by now.
    vm.runInNewContext(outputText, { exports });
  } catch (error) {
    const { message } = error as Error;
    const name = /^(\S+) is not defined$/.exec(message)?.[1];
    const position = (name && findNode(tree, (node) => ts.isIdentifier(node) && node.text === name)) || tree;
    return name
      ? problem(position.getStart(tree), '', `${name} stands there without quotes.`, `Write '${name}'.`)
      : problem(0, '', `The file cannot be read: ${message}`, COMMON_SLIPS);
  }
  return { source: { file, exports, lineOf: (place) => lineOf(tree, place, lineAt) }, problems: [] };
}

function findNode(node: ts.Node, matches: (node: ts.Node) => boolean): ts.Node | undefined {
  return matches(node) ? node : ts.forEachChild(node, (child) => findNode(child, matches));
}

function repeatedField(tree: ts.SourceFile) {
  let repeated: ts.PropertyName | undefined;
  findNode(tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return false;
    const names = node.properties.flatMap(({ name }) => name ?? []);
    repeated = names.find((name, i) =>
      names.slice(0, i).some((before) => before.getText() === name.getText()),
    );
    return repeated !== undefined;
  });
  return repeated;
}

/** The line of the value at `place`, or of the nearest entry around it that exists. */
function lineOf(tree: ts.SourceFile, place: Path, lineAt: (position: number) => number) {
  const [name, ...rest] = place;
  let node: ts.Node | undefined = findNode(
    tree,
    (child) => ts.isVariableDeclaration(child) && child.name.getText(tree) === name,
  );
  if (!node) return undefined;
  for (const key of rest) {
    const next = child(value(node), key);
    if (!next) break;
    node = next;
  }
  return lineAt(node.getStart(tree));
}

/** What a declaration or a field holds, without `as const satisfies …`. */
function value(node: ts.Node): ts.Node {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return node.initializer ? value(node.initializer) : node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? value(node.expression) : node;
}

function child(node: ts.Node, key: string | number): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.find((property) => property.name?.getText().replace(/^['"]|['"]$/g, '') === key);
  return undefined;
}
