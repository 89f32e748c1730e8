/** Reads a content file: what it exports, where each value is, and what keeps it from being read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Path, Problem } from './problem.ts';

export type Source = {
  file: string;
  exports: Record<string, unknown>;
  /** The line of the value at `place`, or of the nearest entry around it. Undefined if the file does not declare it. */
  lineOf: (place: Path) => number | undefined;
};

type Reading = { source?: Source; problems: Problem[] };

export const COMMON_SLIPS =
  'Look at this line and the one above it: a comma is missing at the end, a quote is missing, or a text between single quotes has an apostrophe. Write a text with an apostrophe between double quotes: "What\'s new".';

/** TypeScript's number for a field that is there twice in one entry. */
const DOUBLED_FIELD = 1117;

/** By file and code: the tests read content a hundred times over, with one file changed. */
const readings = new Map<string, Reading>();

/**
 * Reads `file`, named from the project folder `root`; once a process, because Node.js keeps what it has loaded.
 * Throws what node:fs throws if there is no such file.
 */
export function readSource(root: string, file: string): Reading {
  const place = path.join(root, file);
  const key = file + readFileSync(place, 'utf8');
  const reading = readings.get(key) ?? read(place, file);
  readings.set(key, reading);
  return reading;
}

function read(place: string, file: string): Reading {
  const program = ts.createProgram([place], { noLib: true, noResolve: true, target: ts.ScriptTarget.ES2022 });
  const tree = program.getSourceFile(place)!;
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const textOf = ({ start = 0, length }: ts.Diagnostic) => tree.text.substr(start, length);
  const problem = (where: ts.Diagnostic | undefined, what: string, todo: string) => ({
    problems: [{ file, line: where && lineAt(where.start ?? 0), place: '', what, todo }],
  });

  // The first says where it began; the others follow from it.
  const [broken] = program.getSyntacticDiagnostics(tree);
  if (broken) {
    const message = ts.flattenDiagnosticMessageText(broken.messageText, ' ');
    return problem(broken, `The file cannot be read here: ${message}`, COMMON_SLIPS);
  }
  // Without TypeScript's library it does not know every type: only some of what it says is meant.
  const doubts = program.getSemanticDiagnostics(tree);
  const doubled = doubts.find(({ code }) => code === DOUBLED_FIELD);
  if (doubled)
    return problem(
      doubled,
      `"${textOf(doubled)}" is there twice in one entry.`,
      'Keep one of the two lines.',
    );

  let exports: Source['exports'];
  try {
    exports = run(tree.text);
  } catch (error) {
    const { message } = error as Error;
    const word = /^(\S+) is not defined$/.exec(message)?.[1];
    return word
      ? problem(
          doubts.find((doubt) => textOf(doubt) === word),
          `${word} has no quotes around it.`,
          `Write '${word}'.`,
        )
      : problem(undefined, `The file cannot be read: ${message}`, COMMON_SLIPS);
  }

  const lineOf = ([name, ...keys]: Path) => {
    let node = ts.forEachChild(tree, function find(child): ts.Node | undefined {
      return ts.isVariableDeclaration(child) && child.name.getText() === name
        ? child
        : ts.forEachChild(child, find);
    });
    if (!node) return undefined;
    for (const key of keys) {
      const next = entry(value(node), key);
      if (!next) break;
      node = next;
    }
    return lineAt(node.getStart());
  };
  return { source: { file, exports, lineOf }, problems: [] };
}

/** What a content file exports. It imports nothing but types, which are gone when it runs. */
function run(text: string) {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports: Source['exports'] = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is the project's own
  new Function('exports', outputText)(exports);
  return exports;
}

/** What a declaration or a field holds, without `as const satisfies …`. */
function value(node: ts.Node): ts.Node {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    return node.initializer ? value(node.initializer) : node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? value(node.expression) : node;
}

const entry = (node: ts.Node, key: string | number) =>
  ts.isArrayLiteralExpression(node)
    ? node.elements[Number(key)]
    : ts.isObjectLiteralExpression(node)
      ? node.properties.find(({ name }) => name && 'text' in name && name.text === key)
      : undefined;
