import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Content } from '../../tools/content-check/content.ts';

/** What a declaration holds, without `as const satisfies …`. */
const value = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? value(node.expression) : node;

/**
 * Writes `content` into content/ of the project folder `root`, in place of what it exports; types and notes
 * stay. Throws if a part of it has no place there.
 */
export function writeContent(root: string, content: Content) {
  const left = new Map<string, unknown>(Object.entries(content));
  const folder = path.join(root, 'content');
  for (const name of ts.sys.readDirectory(folder, ['.ts'], ['**/*.test.ts'])) {
    const tree = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.ES2022, true);
    let text = tree.text;
    // From the end, so that the places before it stay right.
    const declarations = tree.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .reverse();
    for (const { name: declared, initializer } of declarations) {
      const key = declared.getText();
      if (!initializer || !left.has(key)) continue;
      const old = value(initializer);
      text = text.slice(0, old.getStart()) + JSON.stringify(left.get(key), null, 2) + text.slice(old.end);
      left.delete(key);
    }
    writeFileSync(name, text);
  }
  if (left.size > 0) throw new Error(`content/ declares no ${[...left.keys()].join(', ')}`);
}
